import { type ColorTokens, deriveColors, type TOKENS } from '@rapport/staff-contract/theme/color-tokens'
import { THEME_COLORS, type ThemeColor, type ThemeColors } from '@rapport/staff-contract/theme/theme-options'

/** The token that is the chosen colour itself, and why it may be corrected. */
const reasons: Record<ThemeColor, { token: keyof typeof TOKENS; reason: string }> = {
  ground: { token: 'linen', reason: 'Текст на\u00A0таком фоне не\u00A0читается' },
  text: { token: 'ink', reason: 'Такой текст на\u00A0фоне не\u00A0читается' },
  accent: { token: 'kumach', reason: 'На\u00A0фоне не\u00A0читается' },
  dark: { token: 'indigo', reason: 'Светлый текст на\u00A0нём не\u00A0читается' },
  mark: { token: 'ochre', reason: 'На\u00A0тёмном не\u00A0видна' },
}

export type Corrections = Partial<Record<ThemeColor, { color: string; reason: string }>>

/** Returns the colours of pages, and those that differ from the chosen ones; undefined while a colour is unfinished. */
export function correctTheme(
  colors: ThemeColors,
): { tokens: ColorTokens; corrections: Corrections } | undefined {
  const isComplete = THEME_COLORS.every((name) => /^#[\da-f]{6}$/i.test(colors[name].trim()))
  if (!isComplete) return undefined
  const tokens = deriveColors(colors)
  const corrected = THEME_COLORS.flatMap((name) => {
    const { token, reason } = reasons[name]
    return tokens[token] === colors[name].trim().toLowerCase()
      ? []
      : [[name, { color: tokens[token], reason }] as const]
  })
  return { tokens, corrections: Object.fromEntries(corrected) }
}
