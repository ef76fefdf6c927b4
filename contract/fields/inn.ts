const OF_COMPANY = [[2, 4, 10, 3, 5, 9, 4, 6, 8]]
const OF_PERSON = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

/** Returns whether a text is an INN: 10 digits for a company or 12 for a person, with valid check digits. */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text)) return false
  const digits = Array.from(text, Number)
  return (digits.length === 10 ? OF_COMPANY : OF_PERSON).every((weights) => {
    const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
    return (sum % 11) % 10 === digits[weights.length]
  })
}
