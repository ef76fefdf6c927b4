/** Returns whether a text is an OGRN: 13 digits for a company or 15 for a sole trader, with a valid check digit. */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text)) return false
  const divisor = text.length === 13 ? 11n : 13n
  return (BigInt(text.slice(0, -1)) % divisor) % 10n === BigInt(text.slice(-1))
}
