/**
 * Returns whether a sheet has one of the wanted names. Numbers may add the name of a table to the name of its sheet:
 * «Изделия - Таблица 1».
 */
export const matchesSheetName = (name: string, wanted: readonly string[]): boolean => {
  const given = name.toLowerCase()
  return wanted.some((one) => {
    const plain = one.toLowerCase()
    return given === plain || (given.startsWith(plain) && /^\s[-–—]\s/.test(given.slice(plain.length)))
  })
}
