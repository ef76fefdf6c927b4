const PAIR = /^(-?\d{1,3}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/

/**
 * Returns where «55.7687, 37.6842» is, as maps let one copy it, with commas in the numbers too («55,7687; 37,6842»): null of an
 * empty text, undefined where it can't be read.
 */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | null | undefined {
  const plain = text.trim().replaceAll('\u00a0', ' ')
  if (plain === '') return null
  const withPoints = plain.includes('.') ? plain : plain.replaceAll(/(\d),(?=\d)/g, '$1.')
  const [, first, second] = PAIR.exec(withPoints) ?? []
  const [latitude, longitude] = [Number(first), Number(second)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
