import { roundHalfUp } from '@rapport/contract/money/arithmetic'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { type EditedOffer, parseMoney, parseNumber } from './edited-offer.ts'
import styles from './editor.module.css'
import type { OfferEditor } from './use-offer-editor.ts'

const PERCENT_MAX = 1000

/** Returns a percent from −100 to PERCENT_MAX with at most two decimals; undefined for another text. */
function parsePercent(text: string): number | undefined {
  const percent = parseNumber(text.replace('−', '-').replace('%', ''))
  const isAllowed = percent >= -100 && percent <= PERCENT_MAX && Math.round(percent * 100) / 100 === percent
  return isAllowed && percent !== 0 ? percent : undefined
}

function changePrice(text: string, percent: number): string {
  const kopecks = parseMoney(text)
  if (kopecks === null || Number.isNaN(kopecks) || kopecks === 0) return text
  const changed = roundHalfUp(kopecks * (10_000 + Math.round(percent * 100)), 10_000)
  return changed === 0 ? '0' : formatPrice(changed)
}

/** Returns the lines with all unit prices changed by a percent, rounded half up. What is paid once stays. */
export const changePrices = (lines: EditedOffer['lines'], percent: number): EditedOffer['lines'] =>
  lines.map((line) => ({
    ...line,
    price: changePrice(line.price, percent),
    operations: line.operations.map((operation) => ({
      ...operation,
      price: changePrice(operation.price, percent),
    })),
  }))

/** One field that changes the prices of all lines. */
export function PercentField({ editor: { edited, change } }: { editor: OfferEditor }) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  function apply(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const percent = parsePercent(text)
    setWrong(percent === undefined)
    if (percent === undefined) return
    change({ lines: changePrices(edited.lines, percent) })
    showToast(
      `Цены всех позиций: ${percent > 0 ? '+' : '−'}${String(Math.abs(percent)).replace('.', ',')}\u00A0%`,
    )
    setText('')
  }
  return (
    <form onSubmit={apply} className={styles.percent}>
      <TextField
        label="Все цены, %"
        isLabelHidden
        placeholder="−5 % всем"
        inputMode="text"
        autoComplete="off"
        value={text}
        maxLength={8}
        onChange={(value) => {
          setText(value)
          setWrong(false)
        }}
        errors={isWrong ? ['От −100 до 1000, например −5'] : []}
      />
      <Button type="submit" variant="secondary" isDisabled={text.trim() === ''}>
        Применить
      </Button>
    </form>
  )
}
