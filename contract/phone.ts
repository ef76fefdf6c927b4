/**
 * Digits after the country code, from a number in any common Russian spelling:
 * «+7 (900) 123-45-67», «8 900 123 45 67», «900 1234567». Shorter or longer when the number is not whole.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCountryCode = /^\s*\+\s*7/.test(text) || (digits.length > 10 && /^[78]/.test(digits))
  return hasCountryCode ? digits.slice(1) : digits
}

/** `+79001234567` from any common spelling, or undefined where it is not a whole Russian number (§5). */
export function normalizePhone(text: string): string | undefined {
  if (!/^[\d\s()+.-]+$/.test(text)) return undefined
  const digits = phoneDigits(text)
  return digits.length === 10 ? `+7${digits}` : undefined
}

/** «+7 (900) 123-45-67» from `+79001234567`; anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts ? `+7 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone
}
