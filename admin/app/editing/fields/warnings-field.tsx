import { WARNING_COLORS, type WarningSnapshot } from '@rapport/staff-contract/snapshots/warning-snapshot'
import fieldStyles from '../../ui/field/field.module.css'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Select } from '../../ui/select/select.tsx'
import { formatMoscow } from '../../ui/text/moscow-time.ts'
import type { FieldDescription } from '../field-description.ts'
import type { CompoundField } from './fields-within.ts'
import { MomentField } from './moment-field.tsx'
import { RowsField } from './rows-field.tsx'

const COLOR_NAMES: Record<(typeof WARNING_COLORS)[number], string> = {
  '#1A1815': 'Чёрный',
  '#1F2A5A': 'Синий',
  '#B5232A': 'Красный',
  '#2F5D50': 'Зелёный',
}
const COLORS = WARNING_COLORS.map((value) => ({ value: value as string, label: COLOR_NAMES[value] }))
const EMPTY_WARNING: WarningSnapshot = { text: '', color: WARNING_COLORS[0], from: null, to: null }

export const warningsDescription = {
  label: 'Предупреждения',
  shown: 'list',
  getText: ({ text, color, from, to }: WarningSnapshot) =>
    [
      text,
      COLORS.find(({ value }) => value === color)?.label ?? color,
      from && `с\u00A0${formatMoscow(from)}`,
      to && `до\u00A0${formatMoscow(to)}`,
    ]
      .filter(Boolean)
      .join(' · '),
} satisfies FieldDescription

export const WarningsField = (props: CompoundField<WarningSnapshot[]>) => (
  <RowsField
    label={warningsDescription.label}
    hint="Стоят над шапкой сайта, пока посетитель не&nbsp;скроет. Время&nbsp;— московское"
    addLabel="Добавить предупреждение"
    emptyRow={EMPTY_WARNING}
    getName={({ text }, index) => text || `Предупреждение ${index + 1}`}
    {...props}
  >
    {(bind, { color }) => (
      <>
        <TextArea label="Текст" rows={2} {...bind('text')} />
        <Select
          label="Цвет"
          options={
            COLORS.some(({ value }) => value === color) ? COLORS : [...COLORS, { value: color, label: color }]
          }
          {...bind('color')}
        />
        <div className={fieldStyles.beside}>
          <MomentField label="Появится" hint="Пусто&nbsp;— сразу" {...bind('from')} />
          <MomentField label="Исчезнет" hint="Пусто&nbsp;— когда уберут" {...bind('to')} />
        </div>
      </>
    )}
  </RowsField>
)
