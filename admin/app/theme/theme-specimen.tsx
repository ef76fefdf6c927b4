import { type ColorTokens, ERROR_COLOR, getContrast } from '@rapport/staff-contract/theme/color-tokens'
import { getPrintPath } from '@rapport/staff-contract/theme/prints'
import type { Theme } from '@rapport/staff-contract/theme/theme-options'
import { getThemeProperties } from '@rapport/staff-contract/theme/theme-style'
import type { CSSProperties } from 'react'
import styles from './theme-specimen.module.css'
import { getSampleStyle } from './typeface-pairs.ts'

interface ThemeSpecimenProps {
  theme: Theme
  /** File name of the ornament `own`. */
  repeat: string | null
  tokens: ColorTokens
}

/** Shows a page in small, and every kind of text with its contrast, in the colours that the site will have. */
export function ThemeSpecimen({ theme, repeat, tokens }: ThemeSpecimenProps) {
  const band = repeat === null ? undefined : `/media/${repeat}`
  const prints = { band: `url(${getPrintPath('prints', tokens)})` }
  const properties = Object.fromEntries(
    Object.entries({ ...tokens, ...prints, ...getThemeProperties(theme, band) }).map(([name, value]) => [
      `--${name}`,
      value,
    ]),
  )
  return (
    <div className={styles.specimen} style={properties as CSSProperties}>
      <div className={styles.page} style={getSampleStyle(theme.typefaces)} aria-hidden="true">
        <div className={styles.head}>
          <b>Фабрика</b>
          <span>Каталог</span>
        </div>
        <div className={styles.body}>
          <p className={styles.heading}>
            Ткань, которую <em>хочется</em> потрогать
          </p>
          <p>
            Сукно, лён и&nbsp;трикотаж. <span className={styles.link}>Как заказать</span>
          </p>
          <span className={styles.button}>Рассчитать стоимость</span>
          <div className={styles.card}>
            <b>Футболка</b>
            <span>от 420&nbsp;₽</span>
          </div>
        </div>
        <div className={styles.band} />
        <div className={styles.dark}>
          <b>Тёмная полоса</b>
          <span>Подпись и&nbsp;отметка</span>
        </div>
        <div className={styles.footer}>
          <b>Подвал</b>
          <span>Телефон и&nbsp;адрес</span>
        </div>
      </div>
      <ul className={styles.pairs} aria-label="Контраст текстов">
        {listPairs(tokens).map(({ name, text, ground }) => (
          <li key={name} style={{ background: ground, color: text }}>
            <span>{name}</span>
            <span>{formatContrast(getContrast(text, ground))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const listPairs = (tokens: ColorTokens) => [
  { name: 'Текст', text: tokens.ink, ground: tokens.linen },
  { name: 'Подпись', text: tokens['ink-soft'], ground: tokens['linen-deep'] },
  { name: 'Акцент', text: tokens.kumach, ground: tokens.paper },
  { name: 'Кнопка', text: tokens.paper, ground: tokens.kumach },
  { name: 'Под курсором', text: tokens.paper, ground: tokens['kumach-dark'] },
  { name: 'Ссылка', text: tokens.indigo, ground: tokens.linen },
  { name: 'Ошибка', text: ERROR_COLOR, ground: tokens.linen },
  { name: 'На тёмном', text: tokens.paper, ground: tokens.indigo },
  { name: 'Подпись на тёмном', text: tokens['indigo-soft'], ground: tokens.indigo },
  { name: 'Отметка', text: tokens.ochre, ground: tokens.indigo },
]

/** «4,6 : 1», rounded down: a contrast that isn't enough never looks as if it were. */
const formatContrast = (contrast: number) =>
  `${String(Math.floor(contrast * 10) / 10).replace('.', ',')}\u00A0:\u00A01`
