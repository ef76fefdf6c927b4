/** Returns the id in the last segment of an office URL, such as «city-6»; else undefined. */
export function officeId(part: string): number | undefined {
  const [, digits] = /^city-([1-9]\d{0,8})$/.exec(part) ?? []
  return digits === undefined ? undefined : Number(digits)
}
