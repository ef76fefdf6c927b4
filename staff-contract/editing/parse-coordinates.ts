const PAIR = /^(-?\d{1,3}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/

/**
 * Parses coordinates as maps copy them: «55.7687, 37.6842», or with decimal commas («55,7687; 37,6842»). Null
 * for an empty text, undefined if unreadable.
 */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | null | undefined {
  const plain = text.trim().replaceAll('\u00a0', ' ')
  if (plain === '') return null
  const withPoints = plain.includes('.') ? plain : plain.replaceAll(/(\d),(?=\d)/g, '$1.')
  const [, first, second] = PAIR.exec(withPoints) ?? []
  const [latitude, longitude] = [Number(first), Number(second)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
