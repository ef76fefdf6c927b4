import { OFFER_LINES_MAX } from '@rapport/contract/offers/offer-limits'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import type { EditableOffer } from './edited-offer.ts'
import styles from './editor.module.css'
import { LineRow } from './line-row.tsx'
import { newLine } from './new-rows.ts'
import { PercentField } from './percent-field.tsx'
import type { OfferEditor } from './use-offer-editor.ts'

const AddProductDialog = lazyPart(async () => (await import('./add-product-dialog.tsx')).AddProductDialog)

interface LinesPanelProps {
  offer: EditableOffer
  editor: OfferEditor
}

/** Lines of an offer: a row each, with its details on demand. */
export function LinesPanel({ offer, editor }: LinesPanelProps) {
  const { edited, change, errors } = editor
  const [isAdding, setAdding] = useState(false)
  const isFull = edited.lines.length >= OFFER_LINES_MAX
  return (
    <Panel heading={`Позиции: ${edited.lines.length}`} actions={<PercentField editor={editor} />}>
      <div aria-hidden="true" className={styles.heads}>
        <span>Изделие или работа</span>
        <span>Количество</span>
        <span>Цена, ₽</span>
        <span>Сумма</span>
      </div>
      <SortableList
        label="Позиции"
        isLabelHidden
        items={edited.lines}
        onChange={(lines) => change({ lines })}
        getName={({ title }, index) => title || `Позиция ${index + 1}`}
        empty="Добавьте первую позицию."
        errors={errors.lines ?? []}
      >
        {(line, changeLine, index) => (
          <LineRow offer={offer} editor={editor} line={line} index={index} onChange={changeLine} />
        )}
      </SortableList>
      <div className={styles.buttons}>
        <Button variant="secondary" isDisabled={isFull} onPress={() => setAdding(true)}>
          Добавить из&nbsp;каталога
        </Button>
        <Button
          variant="secondary"
          isDisabled={isFull}
          onPress={() => change({ lines: [...edited.lines, newLine()] })}
        >
          Добавить строку
        </Button>
        {isFull && <span className={styles.soft}>Больше {OFFER_LINES_MAX} позиций нельзя</span>}
      </div>
      {isAdding && (
        <Suspense>
          <AddProductDialog
            orderId={offer.orderId}
            onAdd={(line) => {
              change({ lines: [...edited.lines, line] })
              setAdding(false)
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
