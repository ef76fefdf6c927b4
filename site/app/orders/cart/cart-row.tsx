import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { formatMoney } from '@rapport/contract/money/format-money'
import type { CartLine } from '@rapport/contract/orders/cart-line'
import { listCartChoices } from '@rapport/contract/orders/cart-line-text'
import { cartQuantity } from '@rapport/contract/orders/merge-carts'
import { quantityText, unitOfOne } from '@rapport/contract/orders/quantity'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { AmountField } from './amount-field.tsx'
import styles from './cart-row.module.css'
import type { LinePrice } from './estimate-cart.ts'
import { SizeFields } from './size-fields.tsx'

interface CartRowProps {
  /** Id of the row, the target of its errors in the order form. */
  id: string
  line: CartLine
  /** Undefined while it is loaded; null if the product was withdrawn. */
  card: CatalogCard | null | undefined
  /** Undefined while the server calculates it. */
  price: LinePrice | undefined
  problems: readonly string[]
  onChange: (line: CartLine) => void
  onRemove: () => void
}

/** A line of the cart: picture, name, choices, amount and price. */
export function CartRow({ id, line, card, price, problems, onChange, onRemove }: CartRowProps) {
  const name = card?.name ?? line.itemTitle
  return (
    <li id={id} tabIndex={-1} className={styles.row} data-withdrawn={card === null || undefined}>
      <div className={styles.picture}>
        {card?.logoThumb && <Picture picture={card.logoThumb} alt="" shape="card" sizes="112px" />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{card ? <a href={catalogItemPath(card)}>{name}</a> : name}</h2>
        <p className={styles.choices}>{listCartChoices(line).join(', ')}</p>
      </div>
      <IconButton
        icon="close"
        label={`Убрать из списка: ${name}`}
        className={styles.remove}
        onClick={onRemove}
      />
      {card === null ? (
        <p className={styles.withdrawn}>
          Этого изделия больше нет в&nbsp;каталоге. В&nbsp;заявку оно не&nbsp;попадёт.
        </p>
      ) : (
        <>
          <Amount {...{ id, line, slug: card?.slug, name, problems, onChange }} />
          <Price line={line} price={price} hasProblems={problems.length > 0} />
        </>
      )}
    </li>
  )
}

interface AmountProps extends Pick<CartRowProps, 'id' | 'line' | 'problems' | 'onChange'> {
  slug: string | undefined
  name: string
}

/** One number, or pieces by size. */
function Amount({ id, line, slug, name, problems, onChange }: AmountProps) {
  const [isOpen, setOpen] = useState(false)
  const isSplit = isOpen || line.sizes !== undefined
  const amountId = `${id}-amount`
  const toggle = () => {
    if (line.sizes) onChange({ ...line, sizes: undefined, quantity: cartQuantity(line) })
    setOpen(!isSplit)
  }
  return (
    <div className={styles.amount}>
      {isSplit ? (
        <SizeFields
          {...{ id: amountId, line, slug, problems }}
          onChange={(sizes) => onChange({ ...line, quantity: undefined, sizes })}
        />
      ) : (
        <AmountField
          {...{ id: amountId, unit: line.unit, problems }}
          label={`Количество, ${unitOfOne(line.unit)}: ${name}`}
          amount={cartQuantity(line)}
          onChange={(quantity) => onChange({ ...line, quantity })}
        />
      )}
      {line.isSized && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${isSplit ? 'Одним числом' : 'По размерам'}: ${name}`}
          onClick={toggle}
        >
          {isSplit ? 'Одним числом' : 'По размерам'}
        </button>
      )}
    </div>
  )
}

function Price({
  line,
  price,
  hasProblems,
}: Pick<CartRowProps, 'line' | 'price'> & { hasProblems: boolean }) {
  if (hasProblems) return <p className={styles.price} />
  if (!price) return <p className={styles.price}>…</p>
  const { unitPrice, total } = price
  if (unitPrice === null || total === null) return <p className={styles.price}>Цена по&nbsp;запросу</p>
  return (
    <p className={styles.price}>
      <strong>{formatMoney(total)}</strong>
      <span className={styles.unit}>
        {formatMoney(unitPrice)}&nbsp;/&nbsp;{unitOfOne(line.unit)}
        {line.sizes && `, ${quantityText(cartQuantity(line), line.unit)}`}
      </span>
    </p>
  )
}
