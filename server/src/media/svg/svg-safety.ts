/** Patterns that let a drawing run, load, or unpack more than its own size. */
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

/** Returns whether the text of a drawing contains active content, or might. */
export const isHarmful = (text: string): boolean => HARMFUL.some((pattern) => pattern.test(text))
