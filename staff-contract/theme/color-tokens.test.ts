import { expect, it } from 'vitest'
import { deriveColors, ERROR_COLOR, getContrast, TOKENS, USED_PAIRS } from './color-tokens.ts'
import { READY_THEMES } from './ready-themes.ts'
import { DEFAULT_THEME, THEME_COLORS, type ThemeColors } from './theme-options.ts'
import { getThemeStyle } from './theme-style.ts'

/** Returns the same numbers from 0 to 1 in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seededRandom(44)
const randomColor = () =>
  `#${Math.floor(random() * 0x1_00_00_00)
    .toString(16)
    .padStart(6, '0')}`
const choices = Array.from(
  { length: 200 },
  () => Object.fromEntries(THEME_COLORS.map((name) => [name, randomColor()])) as ThemeColors,
)
const extremes = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff'].map(
  (color) => Object.fromEntries(THEME_COLORS.map((name) => [name, color])) as ThemeColors,
)

const listUnreadable = (colors: ThemeColors) => {
  const tokens = { ...deriveColors(colors), error: ERROR_COLOR }
  return USED_PAIRS.filter(([text, ground, least]) => getContrast(tokens[text], tokens[ground]) < least)
}

it('every pair of colours that pages use is readable in 200 random themes and in extreme themes', () => {
  for (const colors of [...choices, ...extremes])
    expect([colors, listUnreadable(colors)]).toEqual([colors, []])
})

it('the default colours give the colours of tokens.css, and pages need no style', () => {
  const expected = Object.fromEntries(Object.entries(TOKENS).map(([token, { color }]) => [token, color]))
  expect(deriveColors(DEFAULT_THEME)).toEqual(expected)
  expect(listUnreadable(DEFAULT_THEME)).toEqual([])
  expect(getThemeStyle(DEFAULT_THEME)).toEqual({ style: '', ground: '#f4efe6' })
})

it('a readable colour is kept, and another colour changes only its own tokens', () => {
  expect(getThemeStyle({ ...DEFAULT_THEME, accent: '#0b5d3b' }).style).toMatch(
    /^html:root\{--kumach:#0b5d3b;--kumach-dark:#[\da-f]{6};--band:url\(\S+\.svg\)\}$/,
  )
})

it('a stored value that is no colour counts as the default colour', () => {
  expect(getThemeStyle({ ...DEFAULT_THEME, mark: 'red;}', text: '#1A1815 ' }).style).toBe('')
})

it('the style of a theme has at most 520 bytes', () => {
  for (const colors of choices) {
    const { style } = getThemeStyle({
      ...DEFAULT_THEME,
      ...colors,
      radius: 4,
      ornament: 'checks',
      footer: 'light',
    })
    expect(style.length).toBeLessThanOrEqual(520)
  }
})

it('the colours of a ready theme are readable without a correction', () => {
  for (const theme of READY_THEMES) {
    const { linen, ink, kumach, indigo, ochre } = deriveColors(theme)
    const { ground, text, accent, dark, mark } = theme
    expect([linen, ink, kumach, indigo, ochre]).toEqual([ground, text, accent, dark, mark])
  }
})
