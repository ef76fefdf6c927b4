import type { Typefaces } from '@rapport/contract/site/typefaces'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { DEFAULT_THEME, THEME_COLORS, type ThemeColor } from '@rapport/staff-contract/theme/theme-options'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import {
  NumberEntryField,
  PictureEntryField,
  SelectEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { ColorField } from './color-field.tsx'
import { LogoFields } from './logo-fields.tsx'
import { ReadyThemes } from './ready-themes.tsx'
import { correctTheme } from './theme-corrections.ts'
import styles from './theme-form.module.css'
import { ThemeSpecimen } from './theme-specimen.tsx'
import { TYPEFACE_PAIRS } from './typeface-pairs.ts'
import { TypefacesField } from './typefaces-field.tsx'

const ORNAMENTS = [
  { value: 'prints', label: 'Набойка: круги, клинья, ромбы' },
  { value: 'twill', label: 'Ёлочка' },
  { value: 'checks', label: 'Клетка' },
  { value: 'own', label: 'Свой раппорт: картинка' },
  { value: 'none', label: 'Без орнамента' },
] as const

const HINTS: Record<ThemeColor, string> = {
  ground: 'Светлый, например #f4efe6',
  text: 'Тёмный, например #1a1815',
  accent: 'Кнопки и\u00A0главное в\u00A0заголовках',
  dark: 'На\u00A0них светлый текст',
  mark: 'Ссылка под курсором, рамка клавиатуры',
}

const FOOTERS = [
  { value: 'dark', label: 'Тёмный: цвет тёмных полос' },
  { value: 'text', label: 'Почти чёрный: цвет текста' },
  { value: 'light', label: 'Светлый: цвет фона' },
] as const

const ThemeFields = ({ editor }: EntryFieldsProps<'theme'>) => {
  const theme = useEditorState(editor).snapshot
  const corrected = correctTheme(theme)
  const corrections = Object.values(corrected?.corrections ?? {}).length
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <ReadyThemes editor={editor} />
          <LogoFields editor={editor} tokens={corrected?.tokens} />
          <Panel heading="Цвета" lead="Пять цветов. Оттенки для страниц сайт подберёт сам.">
            <TextEntryField editor={editor} name="title" />
            <div className={styles.colors}>
              {THEME_COLORS.map((name) => (
                <Field key={name} editor={editor} name={name}>
                  {(field) => (
                    <ColorField hint={HINTS[name]} correction={corrected?.corrections[name]} {...field} />
                  )}
                </Field>
              ))}
            </div>
          </Panel>
          <Panel heading="Форма">
            <NumberEntryField editor={editor} name="radius" />
            <SelectEntryField editor={editor} name="ornament" options={ORNAMENTS} />
            {theme.ornament === 'own' && <PictureEntryField editor={editor} name="repeat" isOptional />}
            <SelectEntryField editor={editor} name="footer" options={FOOTERS} />
            <Field editor={editor} name="typefaces">
              {(field) => <TypefacesField {...field} />}
            </Field>
          </Panel>
        </div>
        <div className={styles.specimen}>
          <Panel heading="Как это выглядит">
            <p role="status">{describe(corrected && corrections)}</p>
            {corrected && <ThemeSpecimen theme={theme} repeat={theme.repeat} tokens={corrected.tokens} />}
          </Panel>
        </div>
      </div>
    </div>
  )
}

/** Returns what happens to the colours, by the number of corrected ones; undefined: not all are typed. */
function describe(corrections: number | undefined): string {
  if (corrections === undefined) return 'Впишите все пять цветов: решётка и\u00A0шесть знаков.'
  return corrections === 0
    ? 'Всё читается: цвета останутся как есть.'
    : 'Где текст не\u00A0читался бы, сайт возьмёт тот\u00A0же цвет темнее или светлее. Он показан под\u00A0полем.'
}

const nameOf = (options: readonly { value: string; label: string }[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value

function nameOfPair(value: string): string {
  const pair = TYPEFACE_PAIRS[value as Typefaces]
  return pair ? `${pair.heading} ${pair.text}` : value
}

export const entryForm: EntryForm<'theme'> = {
  kind: 'theme',
  empty: emptySnapshot('theme', DEFAULT_THEME),
  getPath: () => '/',
  fields: {
    title: { label: 'Название', hint: 'Его видят только сотрудники' },
    ground: { label: 'Фон страниц' },
    text: { label: 'Текст' },
    accent: { label: 'Акцент' },
    dark: { label: 'Тёмные полосы и\u00A0ссылки' },
    mark: { label: 'Отметки на\u00A0тёмном' },
    radius: {
      label: 'Скругление, пикселей',
      hint: 'От\u00A00 до\u00A040; до\u00A08\u00A0прямыми станут и\u00A0кнопки',
    },
    ornament: { label: 'Орнамент', getText: nameOf(ORNAMENTS) },
    footer: { label: 'Подвал', getText: nameOf(FOOTERS) },
    typefaces: { label: 'Шрифты', getText: nameOfPair },
    logo: { label: 'Логотип', shown: 'picture' },
    logoOnDark: {
      label: 'Логотип для\u00A0тёмного фона',
      hint: 'Без него рисунок SVG станет белым',
      shown: 'picture',
    },
    sign: { label: 'Знак: квадрат для\u00A0значков сайта', shown: 'picture' },
    repeat: { label: 'Раппорт', hint: 'Повторяется вбок без швов', shown: 'picture' },
  },
  Fields: ThemeFields,
}
