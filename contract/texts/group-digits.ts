/** Formats a whole number as «12 000», with non-breaking spaces. */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3}){1,6}$)/g, '\u00a0')
}
