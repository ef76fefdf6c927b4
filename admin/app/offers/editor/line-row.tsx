import { formatMoney } from '@rapport/contract/money/format-money'
import { describeChoice } from '@rapport/contract/offers/offer-words'
import { quantityText } from '@rapport/contract/orders/quantity'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EditableOffer } from './edited-offer.ts'
import { type EditedLine, parseQuantity } from './edited-offer.ts'
import styles from './editor.module.css'
import { LineDetails } from './line-details.tsx'
import { PriceNotes } from './price-notes.tsx'
import type { OfferEditor } from './use-offer-editor.ts'

interface LineRowProps {
  offer: EditableOffer
  editor: OfferEditor
  line: EditedLine
  index: number
  onChange: (line: EditedLine) => void
}

/** Fields that are closed at first. */
const DETAILS = /^(?:sizes|operations|setup|unit)(?:\.|$)/

/** A line: title, quantity, price and sum; sizes and operations open below. */
export function LineRow({ offer, editor, line, index, onChange }: LineRowProps) {
  const { errors, document } = editor
  const [isOpen, setOpen] = useState(false)
  const name = line.title || `Позиция ${index + 1}`
  const errorsOf = (field: string) => errors[`lines.${index}.${field}`] ?? []
  const set = (fields: Partial<EditedLine>) => onChange({ ...line, ...fields })
  const priced = document?.lines[index]
  const path = `lines.${index}.`
  const hasDetailErrors = Object.keys(errors).some(
    (field) => field.startsWith(path) && DETAILS.test(field.slice(path.length)),
  )
  return (
    <div className={styles.line}>
      <div className={styles.main}>
        <div className={styles.name}>
          {line.itemId === null ? (
            <TextField
              label={`Название позиции ${index + 1}`}
              isLabelHidden
              placeholder="Название"
              value={line.title}
              onChange={(title) => set({ title })}
              errors={errorsOf('title')}
            />
          ) : (
            <b>{line.title}</b>
          )}
          <span className={styles.soft}>{describeChoice(line)}</span>
          {!isOpen && <span className={styles.soft}>{summarize(line)}</span>}
        </div>
        {line.sizes ? (
          <Button variant="quiet" onPress={() => setOpen(!isOpen)}>
            {Number.isNaN(parseQuantity(line)) ? 'Размеры' : quantityText(parseQuantity(line), line.unit)}
          </Button>
        ) : (
          <TextField
            label={`Количество, ${line.unit}: ${name}`}
            isLabelHidden
            inputMode="decimal"
            autoComplete="off"
            value={line.quantity}
            onChange={(quantity) => set({ quantity })}
            errors={errorsOf('quantity')}
            after={<span className={styles.unit}>{line.unit}</span>}
          />
        )}
        <TextField
          label={`Цена, ₽: ${name}`}
          isLabelHidden
          inputMode="decimal"
          autoComplete="off"
          placeholder="по запросу"
          value={line.price}
          onChange={(price) => set({ price })}
          errors={errorsOf('unitPrice')}
          after={<span className={styles.unit}>₽</span>}
        />
        <b className={styles.sum}>{priced?.total == null ? '—' : formatMoney(priced.total)}</b>
        <span className={isOpen ? styles.opened : styles.toggle}>
          <IconButton
            icon="chevronDown"
            label={`Размеры, работы, подготовка: ${name}`}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      <PriceNotes
        offer={offer}
        editor={editor}
        line={line}
        index={index}
        onPrice={(price) => set({ price })}
      />
      {(isOpen || hasDetailErrors) && (
        <LineDetails offer={offer} line={line} errorsOf={errorsOf} onChange={onChange} />
      )}
    </div>
  )
}

/** Returns sizes and operations of a line in words. */
const summarize = ({ sizes, operations, setup }: EditedLine): string =>
  [
    sizes &&
      Object.entries(sizes)
        .filter(([, count]) => count.trim() !== '' && count !== '0')
        .map(([size, count]) => `${size}\u00A0— ${count}`)
        .join(', '),
    ...operations.map(({ title, price }) => (price ? `${title}: ${price}\u00A0₽` : title)),
    setup && `подготовка ${setup}\u00A0₽`,
  ]
    .filter(Boolean)
    .join('; ')
