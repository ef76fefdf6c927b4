/** What lets a drawing run something, load something, or unpack to more than it is. */
const HARMFUL = [
  /<script\b/i,
  /<foreignObject\b/i,
  /<(?:iframe|object|embed|audio|video|animate\w*|set)\b/i,
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?xml-stylesheet/i,
  /\son\w+\s*=/i,
  /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp);base64,)[^"'\s>]/i,
  /url\(\s*["']?\s*(?!#)[^)\s]/i,
  /@import/i,
  /javascript:/i,
]

/** Whether an SVG only draws. What looks doubtful is refused: a designer can save it again. */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8', { fatal: false }).decode(bytes)
  // Character references could spell any of it.
  const plain = text.replace(/&#x?[0-9a-f]+;?/gi, '\u0000')
  if (plain.includes('\u0000')) return false
  return !HARMFUL.some((pattern) => pattern.test(plain))
}
