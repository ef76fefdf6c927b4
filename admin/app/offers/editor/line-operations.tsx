import { OFFER_OPERATIONS_MAX } from '@rapport/contract/offers/offer-limits'
import { Suspense, useState } from 'react'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import type { OfferedOperation } from '../offer-queries.ts'
import type { EditableOffer, EditedLine, EditedOperation } from './edited-offer.ts'
import styles from './editor.module.css'
import { newOperation } from './new-rows.ts'

const AddOperationDialog = lazyPart(
  async () => (await import('./add-operation-dialog.tsx')).AddOperationDialog,
)

interface LineOperationsProps {
  offer: EditableOffer
  line: EditedLine
  /** What the product allows; empty for a line by hand. */
  offered: readonly OfferedOperation[]
  errorsOf: (field: string) => string[]
  onChange: (operations: EditedOperation[]) => void
}

/** Work added to a line, each with its price per piece and what is paid once. */
export function LineOperations({ offer, line, offered, errorsOf, onChange }: LineOperationsProps) {
  const { operations } = line
  const [isAdding, setAdding] = useState(false)
  const isFull = operations.length >= OFFER_OPERATIONS_MAX
  return (
    <fieldset className={styles.operations}>
      <legend>Работы</legend>
      {operations.map((operation, index) => {
        const set = (fields: Partial<EditedOperation>) =>
          onChange(operations.with(index, { ...operation, ...fields }))
        const errors = (field: string) => errorsOf(`operations.${index}.${field}`)
        const name = operation.title || `Работа ${index + 1}`
        return (
          <div key={operation.id} className={styles.operation}>
            <TextField
              label="Работа"
              value={operation.title}
              onChange={(title) => set({ title })}
              errors={errors('title')}
            />
            <TextField
              label="За штуку, ₽"
              inputMode="decimal"
              value={operation.price}
              onChange={(price) => set({ price })}
              errors={errors('unitPrice')}
            />
            <TextField
              label="Один раз, ₽"
              inputMode="decimal"
              value={operation.setup}
              onChange={(setup) => set({ setup })}
              errors={errors('setup')}
            />
            <IconButton
              icon="close"
              label={`Убрать: ${name}`}
              onPress={() => onChange(operations.toSpliced(index, 1))}
            />
          </div>
        )
      })}
      <div className={styles.buttons}>
        {offered.length > 0 && (
          <Button variant="secondary" isDisabled={isFull} onPress={() => setAdding(true)}>
            Работа из&nbsp;прайса
          </Button>
        )}
        <Button
          variant="secondary"
          isDisabled={isFull}
          onPress={() => onChange([...operations, newOperation()])}
        >
          Своя работа
        </Button>
      </div>
      {isAdding && (
        <Suspense>
          <AddOperationDialog
            orderId={offer.orderId}
            line={line}
            offered={offered}
            onAdd={(operation) => {
              onChange([...operations, operation])
              setAdding(false)
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
