import type { Picture } from '@rapport/contract/media/media'

/** Returns the picture of a file. Throws if it was deleted after the check. */
export async function requirePicture(
  findPicture: (file: string) => Promise<Picture | undefined>,
  file: string | null,
): Promise<Picture> {
  const picture = file === null ? undefined : await findPicture(file)
  if (!picture) throw new Error(`No picture to write: ${file}`)
  return picture
}
