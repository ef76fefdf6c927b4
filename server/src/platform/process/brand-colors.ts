/** Colours of the theme for documents that have no style sheet: mails, error pages, archives. */
export interface BrandColors {
  linen: string
  paper: string
  line: string
  ink: string
  'ink-soft': string
  kumach: string
  'kumach-dark': string
  indigo: string
  ochre: string
}

/** The default theme, until the published one is read. */
let current: BrandColors = {
  linen: '#f4efe6',
  paper: '#fffdf9',
  line: '#ddd3c2',
  ink: '#1a1815',
  'ink-soft': '#5c554b',
  kumach: '#b5232a',
  'kumach-dark': '#8e1a20',
  indigo: '#1f2a5a',
  ochre: '#d49a2a',
}

/** Name of the factory; empty until it is read. */
let factoryName = ''

/** Returns the name of the factory, for documents that must not need the database. */
export const getBrandName = (): string => factoryName

/** Sets the name after it was read. */
export function setBrandName(name: string): void {
  factoryName = name
}

/**
 * Returns the colours of the published theme. They are kept in the process, because an error page must not need the
 * database.
 */
export const getBrandColors = (): BrandColors => current

/** Sets the colours after the theme was read. */
export function setBrandColors(colors: BrandColors): void {
  current = colors
}

/** Returns a colour between two colours like `#f4efe6`; share 0 is the first. */
export function mixColors(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
