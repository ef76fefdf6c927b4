/** Returns the id in the last part of an office's address, «city-6»; undefined where it is none. */
export function officeId(part: string): number | undefined {
  const [, digits] = /^city-([1-9]\d{0,8})$/.exec(part) ?? []
  return digits === undefined ? undefined : Number(digits)
}
