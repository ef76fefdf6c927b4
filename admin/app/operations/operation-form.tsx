import { OPERATION_KINDS } from '@rapport/contract/calculation/operation-kinds'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { operationKindNames } from '@rapport/staff-contract/prices/operation-names'
import {
  STITCHES_DEFAULT,
  STITCHES_MIN_DEFAULT,
} from '@rapport/staff-contract/snapshots/calculation/operation-limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import {
  BoxEntryField,
  ErpIdEntryField,
  NumberEntryField,
  PriceEntryField,
  SelectEntryField,
  TextAreaEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { operationFields, PRICINGS } from './operation-fields.ts'
import { type OperationPrices, withPricing } from './operation-rows.ts'
import { OperationSheet } from './operation-sheet.tsx'

const KINDS = OPERATION_KINDS.map((value) => ({ value, label: operationKindNames[value] }))

const OperationFields = ({ editor }: EntryFieldsProps<'operation'>) => (
  <>
    <Panel heading="Работа">
      <TextEntryField editor={editor} name="title" />
      <ErpIdEntryField
        editor={editor}
        name="erpId"
        publishedHint="После публикации не&nbsp;меняется: по&nbsp;нему работу находят изделия и&nbsp;учёт"
      />
      <SelectEntryField editor={editor} name="kind" options={KINDS} />
      <TextAreaEntryField editor={editor} name="note" />
      <BoxEntryField editor={editor} name="isOnOffer" box="Предлагать клиентам в&nbsp;расчёте" />
    </Panel>
    <PricesPanel editor={editor} />
    <Panel heading="Срок">
      <NumberEntryField editor={editor} name="days" />
      <NumberEntryField editor={editor} name="perDay" />
    </Panel>
  </>
)

function PricesPanel({ editor }: EntryFieldsProps<'operation'>) {
  const { pricing, tiers, rows } = useEditorState(editor).snapshot
  const table: OperationPrices = { pricing, tiers, rows }
  function change(changed: OperationPrices): void {
    editor.change('pricing', changed.pricing)
    editor.change('tiers', changed.tiers)
    editor.change('rows', changed.rows)
    if (changed.pricing !== 'area') editor.change('setupPerColor', 0)
  }
  return (
    <Panel heading="Цены" lead="«По&nbsp;запросу» пишется словами; пустая ячейка значит то&nbsp;же.">
      <Field editor={editor} name="pricing">
        {(field) => (
          <Select {...field} options={PRICINGS} onChange={(chosen) => change(withPricing(table, chosen))} />
        )}
      </Field>
      {pricing !== 'design' && <PriceEntryField editor={editor} name="setupPerDesign" />}
      {pricing === 'area' && <PriceEntryField editor={editor} name="setupPerColor" />}
      {pricing === 'stitches' && (
        <>
          <NumberEntryField editor={editor} name="stitchesPerCm2" />
          <NumberEntryField editor={editor} name="stitchesMin" />
        </>
      )}
      <Field editor={editor} name="tiers">
        {(ofTiers, { errorsWithin }) => (
          <Field editor={editor} name="rows">
            {(ofRows) => (
              <OperationSheet
                key={pricing}
                table={table}
                onChange={change}
                errors={[
                  ...new Set([...ofTiers.errors, ...Object.values(errorsWithin).flat(), ...ofRows.errors]),
                ]}
                isReadOnly={ofRows.isReadOnly}
              />
            )}
          </Field>
        )}
      </Field>
    </Panel>
  )
}

export const entryForm: EntryForm<'operation'> = {
  kind: 'operation',
  empty: emptySnapshot('operation', {
    isOnOffer: true,
    pricing: 'piece',
    stitchesPerCm2: STITCHES_DEFAULT,
    stitchesMin: STITCHES_MIN_DEFAULT,
    tiers: [1, 50, 100],
    rows: [{ areaCm2: null, colors: null, prices: [null, null, null] }],
  }),
  getPath: () => undefined,
  fields: operationFields,
  Fields: OperationFields,
}
