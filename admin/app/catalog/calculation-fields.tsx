import { formatPlace } from '@rapport/staff-contract/prices/format-place'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { BoxEntryField, NumberEntryField } from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { OperationsField } from './operations-field.tsx'

/** What the calculation of a product needs beside its price. A group has none of it. */
export function CalculationFields({ editor }: EntryFieldsProps<'item'>) {
  const { isGroup } = useEditorState(editor).snapshot
  if (isGroup) return null
  return (
    <Panel
      heading="Расчёт"
      lead="Что можно добавить к&nbsp;изделию и&nbsp;где. Цены работ&nbsp;— в&nbsp;разделе «Работы»."
    >
      <Field editor={editor} name="operations">
        {(field, within) => <OperationsField {...field} {...within} />}
      </Field>
      <NumberEntryField editor={editor} name="weightGrams" />
      <BoxEntryField
        editor={editor}
        name="hasReducedVat"
        box="НДС 10&nbsp;%: детский товар по&nbsp;перечню"
      />
    </Panel>
  )
}

type Operation = ItemSnapshot['operations'][number]

/** Descriptions of these fields. */
export const calculationDescriptions = {
  operations: {
    label: 'Какие работы возможны',
    shown: 'list',
    entries: 'operation',
    getKeys: (operations: Operation[]) => operations.map(({ code }) => code),
    getLines: (operations: Operation[], getTitle: (key: string) => string) =>
      operations.map(({ code, places }) => {
        const names = places.map(formatPlace)
        return names.length > 0 ? `${getTitle(code)}: ${names.join(', ')}` : getTitle(code)
      }),
  },
  weightGrams: {
    label: 'Вес единицы, г',
    hint: 'По\u00A0нему считаем доставку. Пусто\u00A0— доставку назовёт менеджер',
  },
  hasReducedVat: { label: 'НДС 10\u00A0%' },
} as const
