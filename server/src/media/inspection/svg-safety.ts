/** What lets a drawing run something, load something, or unpack to more than it is. */
const HARMFUL = [
  /<(?:[\w.-]+:)?(?:script|handler|foreignObject|iframe|object|embed|audio|video|animate\w*|set)\b/i,
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?xml-stylesheet/i,
  /[\s"'/]on\w+\s*=/i,
  /xml:base/i,
  /(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg|webp);base64,)[^"'\s>]/i,
  /url\(\s*(?:["']\s*)?(?!#|&quot;#|&apos;#)[^)\s"']/i,
  /image-set\s*\(/i,
  /@import/i,
  /javascript:/i,
  // Character references and escapes could spell any of it.
  /&#/,
  /\\[0-9a-f]/i,
]

const UTF8 = /^\s*=\s*["'](?:utf-8|us-ascii)["']/i

/** Whether an SVG only draws. What looks doubtful is refused: a designer can save it again. */
export function isSafeSvg(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  if (text === undefined || text.includes('\0')) return false
  if (text.startsWith('<?xml') && !isDeclaredUtf8(text)) return false
  return text.startsWith('<') && !HARMFUL.some((pattern) => pattern.test(text))
}

/** Whether an XML declaration names UTF-8, or no encoding at all. */
function isDeclaredUtf8(text: string): boolean {
  const declaration = text.slice(0, text.indexOf('>') + 1)
  const [, encoding, another] = declaration.split(/\sencoding/i)
  if (!declaration.endsWith('?>') || another !== undefined) return false
  return encoding === undefined || UTF8.test(encoding)
}

/** Text of a drawing in UTF-8; undefined in any other encoding, in which it could say what is not seen here. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimStart()
  } catch {
    return undefined
  }
}
