/** What stands on a file field: the file, the number of files, or the call to choose. */
export function fileLabel(names: string[], call: string): string {
  if (names.length > 1) return `Выбрано ${names.length} файла(ов)`
  return names[0] ?? call
}
