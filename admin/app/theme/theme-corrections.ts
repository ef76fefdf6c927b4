import type { ColorTokens, TOKENS } from '@rapport/staff-contract/theme/color-tokens'
import { THEME_COLORS, type ThemeColor, type ThemeColors } from '@rapport/staff-contract/theme/theme-options'

/** The token that is the chosen colour itself, and why it may be corrected. */
const reasons: Record<ThemeColor, { token: keyof typeof TOKENS; reason: string }> = {
  ground: { token: 'linen', reason: 'Фон слишком тёмный для текста' },
  text: { token: 'ink', reason: 'Такой текст на\u00A0фоне не\u00A0читается' },
  accent: { token: 'kumach', reason: 'Акцент и\u00A0фон не\u00A0читаются друг на\u00A0друге' },
  dark: { token: 'indigo', reason: 'Светлый текст на\u00A0такой полосе не\u00A0читается' },
  mark: { token: 'ochre', reason: 'Отметка не\u00A0видна на\u00A0тёмном' },
}

/** Returns a sentence for each chosen colour that pages show in another lightness. */
export const describeCorrections = (colors: ThemeColors, tokens: ColorTokens): string[] =>
  THEME_COLORS.flatMap((name) => {
    const { token, reason } = reasons[name]
    const chosen = colors[name].trim().toLowerCase()
    return tokens[token] === chosen ? [] : [`${reason}: вместо ${chosen} взяли ${tokens[token]}.`]
  })
