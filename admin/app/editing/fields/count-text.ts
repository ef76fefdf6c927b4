/** Returns a whole number as it is typed, with spaces or without; 0, which no draft can hold, of what is none. */
export function parseCount(text: string): number {
  const digits = text.replace(/\s/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0
}

/** Returns a number as it can be typed; nothing where there is none. */
export const formatCount = (count: number | null): string => (count ? String(count) : '')
