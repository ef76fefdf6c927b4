import { deriveColors } from '@rapport/staff-contract/theme/color-tokens'
import { THEME_COLORS, type ThemeColors } from '@rapport/staff-contract/theme/theme-options'
import { describeCorrections } from './theme-corrections.ts'
import styles from './theme-swatches.module.css'

/** Shows the pairs of colours as the site will have them, and says which chosen colours are corrected. */
export function ThemeSwatches({ colors }: { colors: ThemeColors }) {
  const isComplete = THEME_COLORS.every((name) => /^#[\da-f]{6}$/i.test(colors[name].trim()))
  if (!isComplete) return <p>Впишите все пять цветов: решётка и&nbsp;шесть знаков.</p>
  const tokens = deriveColors(colors)
  const corrections = describeCorrections(colors, tokens)
  return (
    <div className={styles.swatches}>
      <ul className={styles.pairs} aria-label="Как это выглядит">
        <li style={{ background: tokens.linen, color: tokens.ink }}>Текст</li>
        <li style={{ background: tokens['linen-deep'], color: tokens['ink-soft'] }}>Подпись</li>
        <li style={{ background: tokens.paper, color: tokens.kumach }}>Акцент</li>
        <li style={{ background: tokens.kumach, color: tokens.paper }}>Кнопка</li>
        <li style={{ background: tokens['kumach-dark'], color: tokens.paper }}>Кнопка под курсором</li>
        <li style={{ background: tokens.linen, color: tokens.indigo }}>Ссылка</li>
        <li style={{ background: tokens.indigo, color: tokens['indigo-soft'] }}>Тёмная полоса</li>
        <li style={{ background: tokens.indigo, color: tokens.ochre }}>Отметка</li>
      </ul>
      <div role="status">
        {corrections.length === 0 ? (
          <p>Всё читается: цвета останутся как есть.</p>
        ) : (
          corrections.map((text) => <p key={text}>{text}</p>)
        )}
      </div>
    </div>
  )
}
