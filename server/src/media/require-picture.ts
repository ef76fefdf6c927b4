/** Returns the id of the picture of a file. Throws if it was deleted after the check. */
export async function requirePicture(
  findPictureId: (file: string) => Promise<number | undefined>,
  file: string | null,
): Promise<number> {
  const id = file === null ? undefined : await findPictureId(file)
  if (id === undefined) throw new Error(`No picture to write: ${file}`)
  return id
}
