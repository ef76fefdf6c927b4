import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
  wcagContrast,
} from 'culori/fn'
import { DEFAULT_THEME, THEME_COLORS, type ThemeColor, type ThemeColors } from './theme-options.ts'

// Modes of culori are registered once. `modeLrgb` is for luminance.
useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklch)
const toOklch = converter('oklch')

/** Colours of `site/app/ui/styles/tokens.css`, with the chosen colour that each of them is derived from. */
export const TOKENS = {
  linen: { from: 'ground', color: '#f4efe6' },
  'linen-deep': { from: 'ground', color: '#eae2d4' },
  paper: { from: 'ground', color: '#fffdf9' },
  line: { from: 'ground', color: '#ddd3c2' },
  'control-line': { from: 'ground', color: '#857a69' },
  ink: { from: 'text', color: '#1a1815' },
  'ink-soft': { from: 'text', color: '#5c554b' },
  kumach: { from: 'accent', color: '#b5232a' },
  'kumach-dark': { from: 'accent', color: '#8e1a20' },
  indigo: { from: 'dark', color: '#1f2a5a' },
  'indigo-soft': { from: 'dark', color: '#c5cae4' },
  ochre: { from: 'mark', color: '#d49a2a' },
} as const satisfies Record<string, { from: ThemeColor; color: string }>

export type ColorToken = keyof typeof TOKENS
export type ColorTokens = Record<ColorToken, string>

/** Errors have the same red in every theme. */
export const ERROR_COLOR = '#8e1a20'

/** Contrast of texts and of borders of fields, WCAG AA. */
const TEXT = 4.5
const BORDER = 3
/** The ground stays light, and what is a ground of light texts stays dark. */
const GROUND_TO_BLACK = 16
const TEXT_TO_GROUND = 9
const DARK_TO_GROUND = 7

/**
 * Returns the colours of all tokens. Each pair of `USED_PAIRS` has its contrast: a colour that lacks it gets another
 * lightness and keeps its hue. The default colours give the colours of `tokens.css`. A colour that is not `#b5232a` counts
 * as the default.
 */
export function deriveColors(chosen: ThemeColors): ColorTokens {
  const colors = readColors(chosen)
  const derive = (token: ColorToken) => shift(colors[TOKENS[token].from], token)
  const linen = correct(colors.ground, 'lighter', (one) => wcagContrast(one, '#000') >= GROUND_TO_BLACK)
  const ground = (token: ColorToken) => shift(linen, token)
  const deep = ground('linen-deep')
  const paper = ground('paper')
  const darken = (color: string, contrast: number) =>
    correct(color, 'darker', (one) =>
      [linen, deep, paper].every((other) => wcagContrast(one, other) >= contrast),
    )
  const ink = darken(colors.text, TEXT_TO_GROUND)
  const kumach = darken(colors.accent, TEXT)
  const indigo = darken(colors.dark, DARK_TO_GROUND)
  const lighten = (color: string, grounds: string[]) =>
    correct(color, 'lighter', (one) => grounds.every((other) => wcagContrast(one, other) >= TEXT))
  return {
    linen,
    'linen-deep': deep,
    paper,
    line: ground('line'),
    'control-line': darken(ground('control-line'), BORDER),
    ink,
    'ink-soft': darken(derive('ink-soft'), TEXT),
    kumach,
    'kumach-dark': darken(shift(kumach, 'kumach-dark'), TEXT),
    indigo,
    'indigo-soft': lighten(derive('indigo-soft'), [indigo]),
    ochre: lighten(colors.mark, [indigo, ink]),
  }
}

function readColors(chosen: ThemeColors): ThemeColors {
  const read = (name: ThemeColor) =>
    /^#[\da-f]{6}$/.exec(chosen[name].trim().toLowerCase())?.[0] ?? DEFAULT_THEME[name]
  return Object.fromEntries(THEME_COLORS.map((name) => [name, read(name)])) as ThemeColors
}

const LIGHT: ColorToken[] = ['linen', 'linen-deep', 'paper']

/** Pairs of colours on pages: text or border, ground, contrast at least. */
export const USED_PAIRS: readonly [ColorToken | 'error', ColorToken, number][] = [
  ...(['ink', 'ink-soft', 'kumach', 'kumach-dark', 'indigo', 'error'] as const).flatMap((text) =>
    LIGHT.map((ground) => [text, ground, TEXT] as [ColorToken, ColorToken, number]),
  ),
  ...LIGHT.map((ground) => ['control-line', ground, BORDER] as [ColorToken, ColorToken, number]),
  ...(['kumach', 'kumach-dark', 'indigo', 'ink', 'ink-soft'] as const).flatMap((ground) =>
    LIGHT.map((text) => [text, ground, TEXT] as [ColorToken, ColorToken, number]),
  ),
  ['indigo-soft', 'indigo', TEXT],
  ['ochre', 'indigo', TEXT],
  ['ochre', 'ink', TEXT],
]

/** Returns the contrast of two colours by WCAG 2, from 1 to 21. */
export const getContrast = (one: string, other: string): number => wcagContrast(one, other)

const STEP = 0.005
/** Below this chroma a colour is grey: its hue means nothing. */
const GREY = 0.004

const parse = (color: string): Oklch => toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 }
const format = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))

/** Returns the colour with the nearest lightness that is enough, of the same hue. */
function correct(
  color: string,
  direction: 'darker' | 'lighter',
  isEnough: (color: string) => boolean,
): string {
  if (isEnough(color)) return color
  const start = parse(color)
  const step = direction === 'darker' ? -STEP : STEP
  for (let l = start.l + step; l > 0 && l < 1; l += step) {
    const corrected = format({ ...start, l })
    if (isEnough(corrected)) return corrected
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}

/** Shifts a chosen colour as the default token differs from the default colour. */
function shift(color: string, token: ColorToken): string {
  const base = parse(color)
  const { from, color: example } = TOKENS[token]
  const chosen = parse(DEFAULT_THEME[from])
  const target = parse(example)
  const l = Math.min(1, Math.max(0, base.l + target.l - chosen.l))
  if (base.c < GREY) return format({ mode: 'oklch', l, c: base.c })
  const c = Math.max(0, base.c + target.c - chosen.c)
  return format({ mode: 'oklch', l, c, h: (base.h ?? 0) + (target.h ?? 0) - (chosen.h ?? 0) })
}
