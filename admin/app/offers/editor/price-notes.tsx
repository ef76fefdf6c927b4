import { formatMoney } from '@rapport/contract/money/format-money'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { EditableOffer } from './edited-offer.ts'
import { type EditedLine, parseMoney } from './edited-offer.ts'
import styles from './editor.module.css'
import type { OfferEditor } from './use-offer-editor.ts'

interface PriceNotesProps {
  offer: EditableOffer
  editor: OfferEditor
  line: EditedLine
  index: number
  onPrice: (price: string) => void
}

/** What a manager should know of a line's price: its discount, and what changed in the price list. */
export function PriceNotes({ offer, editor, line, onPrice }: PriceNotesProps) {
  const { facts, discountLimit } = offer
  const price = parseMoney(line.price)
  const listPrice = editor.listPrices[line.id]
  const shown = facts.shownPrices[line.id]
  // Of the saved quantity; for another one the list price was requested just now.
  const today =
    editor.listPrices[line.id] === facts.listPrices[line.id] ? facts.todayPrices[line.id] : listPrice
  const current = today ?? listPrice
  const percent = price === null || !listPrice ? 0 : Math.round(((price - listPrice) / listPrice) * 1000) / 10
  const isBeyond = -percent > discountLimit && (editor.discount ?? 0) > discountLimit
  const isWithdrawn = facts.withdrawn.includes(line.id)
  const hasChanged = shown !== undefined && current !== undefined && shown !== current
  const isOther = current !== undefined && price !== current && !Number.isNaN(price)
  if (!isWithdrawn && !hasChanged && !isOther && percent === 0 && price !== null) return null
  return (
    <p className={styles.notes}>
      {price === null && <Badge kind="waiting">Нет цены: без неё не&nbsp;отправить</Badge>}
      {isWithdrawn && <Badge kind="bad">Изделие снято с&nbsp;сайта: проверьте цену</Badge>}
      {hasChanged && (
        <span>
          Цена изменилась: было {formatMoney(shown)}, стало {formatMoney(current)}.
        </span>
      )}
      {hasChanged && price !== shown && (
        <Button variant="quiet" onPress={() => onPrice(formatPrice(shown))}>
          Оставить {formatMoney(shown)}
        </Button>
      )}
      {percent !== 0 && (
        <Badge kind={isBeyond ? 'bad' : 'plain'}>
          {percent > 0 ? '+' : '−'}
          {Math.abs(percent).toLocaleString('ru-RU')}&nbsp;% к&nbsp;прайсу
          {isBeyond && `, выше предела ${discountLimit}\u00A0%`}
        </Badge>
      )}
      {isOther && (
        <Button variant="quiet" onPress={() => onPrice(formatPrice(current))}>
          По прайсу {formatMoney(current)}
        </Button>
      )}
    </p>
  )
}
