const CODE_DIGITS = 6

/**
 * Returns the digits of a mailed code in a text: «123 456», «Код: 123456», or an incomplete code. Prefers six
 * adjacent digits.
 */
export function extractCode(text: string): string {
  const plain = text.normalize('NFKC')
  const whole = /(?<!\d)(\d{3})[\s\-–—]?(\d{3})(?!\d)/.exec(plain)
  return whole ? `${whole[1]}${whole[2]}` : plain.replace(/\D/g, '').slice(0, CODE_DIGITS)
}
