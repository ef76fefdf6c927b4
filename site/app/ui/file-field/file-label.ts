/** Returns the label of a file field: the file name, the number of files, or the call to choose. */
export function fileLabel(files: { name: string }[], call: string): string {
  if (files.length > 1) return `Выбрано ${files.length} файла(ов)`
  return files[0]?.name ?? call
}
