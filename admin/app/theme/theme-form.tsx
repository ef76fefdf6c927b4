import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { DEFAULT_THEME } from '@rapport/staff-contract/theme/theme-options'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { NumberEntryField, SelectEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { ThemeSwatches } from './theme-swatches.tsx'

const ORNAMENTS = [
  { value: 'prints', label: 'Набойка фабрики' },
  { value: 'none', label: 'Без орнамента' },
] as const

const FOOTERS = [
  { value: 'dark', label: 'Тёмный: цвет тёмных полос' },
  { value: 'text', label: 'Почти чёрный: цвет текста' },
  { value: 'light', label: 'Светлый: цвет фона' },
] as const

const ThemeFields = ({ editor }: EntryFieldsProps<'theme'>) => (
  <>
    <Panel heading="Цвета" lead="Пять цветов. Оттенки для страниц сайт подберёт сам.">
      <TextEntryField editor={editor} name="title" />
      <TextEntryField editor={editor} name="ground" spellCheck="false" />
      <TextEntryField editor={editor} name="text" spellCheck="false" />
      <TextEntryField editor={editor} name="accent" spellCheck="false" />
      <TextEntryField editor={editor} name="dark" spellCheck="false" />
      <TextEntryField editor={editor} name="mark" spellCheck="false" />
      <ThemeSwatches colors={useEditorState(editor).snapshot} />
    </Panel>
    <Panel heading="Форма">
      <NumberEntryField editor={editor} name="radius" />
      <SelectEntryField editor={editor} name="ornament" options={ORNAMENTS} />
      <SelectEntryField editor={editor} name="footer" options={FOOTERS} />
    </Panel>
  </>
)

const nameOf = (options: readonly { value: string; label: string }[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value

export const entryForm: EntryForm<'theme'> = {
  kind: 'theme',
  empty: emptySnapshot('theme', DEFAULT_THEME),
  getPath: () => '/',
  fields: {
    title: { label: 'Название', hint: 'Его видят только сотрудники' },
    ground: { label: 'Фон страниц', hint: 'Светлый, например #f4efe6' },
    text: { label: 'Текст', hint: 'Тёмный, например #1a1815' },
    accent: { label: 'Акцент', hint: 'Кнопки и\u00A0главное в\u00A0заголовках' },
    dark: { label: 'Тёмные полосы и\u00A0ссылки', hint: 'На\u00A0них светлый текст' },
    mark: { label: 'Отметки на\u00A0тёмном', hint: 'Ссылка под курсором, знак клавиатуры' },
    radius: {
      label: 'Скругление, пикселей',
      hint: 'От\u00A00 до\u00A040; до\u00A08\u00A0прямыми станут и\u00A0кнопки',
    },
    ornament: { label: 'Орнамент', getText: nameOf(ORNAMENTS) },
    footer: { label: 'Подвал', getText: nameOf(FOOTERS) },
  },
  Fields: ThemeFields,
}
