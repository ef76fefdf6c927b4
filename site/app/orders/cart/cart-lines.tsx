import { formatMoney } from '@rapport/contract/money/format-money'
import type { CartLine } from '@rapport/contract/orders/cart-line'
import { cartLineKey, replaceCartLine } from '@rapport/contract/orders/merge-carts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../browser/storage/use-store.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { formatCount } from '../../ui/text/plural.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { orderFieldId } from '../order-errors.tsx'
import { CartCalculator } from './cart-calculator.tsx'
import styles from './cart-lines.module.css'
import { CartRow } from './cart-row.tsx'
import { cart, changeLines, type StoredCart } from './cart-store.ts'
import { cartTotal, lineId, orderedLines, toOrderedLine } from './ordered-lines.ts'
import { useCartCards } from './use-cart-cards.ts'
import { useCartEstimate } from './use-cart-estimate.ts'

const ON_SERVER: StoredCart = { lines: [], base: [] }
const PRODUCTS = ['изделие', 'изделия', 'изделий'] as const

/** Removed lines, which can be restored at their place. */
interface Removed {
  lines: CartLine[]
  index: number
}

/** The lines of the cart with their prices by the server. */
export function CartLines() {
  const { lines } = useStore(cart, ON_SERVER)
  const [attempt, setAttempt] = useState(0)
  const [removed, setRemoved] = useState<Removed>()
  const list = useRef<HTMLUListElement>(null)
  const { cards, failed: cardsFailed } = useCartCards(
    lines.map(({ itemId }) => itemId),
    attempt,
  )
  const available = lines.filter(({ itemId }) => cards.get(itemId) !== null)
  const { estimate, failed: pricesFailed } = useCartEstimate(available, attempt)
  const totals = available.map((line) => estimate.prices.get(lineId(line))?.total)
  useOrderedLines(available, totals)

  const remove = (gone: CartLine[], index: number) => {
    const keys = new Set(gone.map(cartLineKey))
    if (save((now) => now.filter((line) => !keys.has(cartLineKey(line))))) setRemoved({ lines: gone, index })
  }
  const restore = ({ lines: gone, index }: Removed) => {
    const isDone = save((now) => {
      const known = new Set(now.map(cartLineKey))
      return now.toSpliced(index, 0, ...gone.filter((line) => !known.has(cartLineKey(line))))
    })
    if (!isDone) return
    setRemoved(undefined)
    requestAnimationFrame(() => (list.current?.children[index] as HTMLElement | undefined)?.focus())
  }

  const isUnsent = (line: CartLine) => cards.get(line.itemId) === null
  const rows = lines.map((line, index) => (
    <CartRow
      key={rowKey(line, lines.slice(0, index))}
      id={orderFieldId(isUnsent(line) ? `withdrawn.${index}` : `lines.${available.indexOf(line)}`)}
      line={line}
      card={cards.get(line.itemId)}
      price={estimate.prices.get(lineId(line))}
      problems={estimate.problems.get(lineId(line)) ?? []}
      onChange={(next) => save((now) => replaceCartLine(now, line, next))}
      onRemove={() => remove([line], index)}
    />
  ))
  if (removed)
    rows.splice(removed.index, 0, <RemovedNote key="removed" {...removed} restore={() => restore(removed)} />)

  return (
    <>
      {rows.length > 0 && (
        <ul ref={list} aria-label="Изделия в&nbsp;списке" className={styles.list}>
          {rows}
        </ul>
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.foot}>
          {(cardsFailed || pricesFailed) && (
            <div role="alert" className={styles.failure}>
              <p>Цены не&nbsp;загрузились. Список на&nbsp;месте, и&nbsp;заявку можно отправить.</p>
              <Button variant="outline" compact onClick={() => setAttempt(attempt + 1)}>
                Повторить
              </Button>
            </div>
          )}
          <Total totals={totals} withdrawn={lines.length - available.length} failed={pricesFailed} />
          <div className={styles.actions}>
            {available.length > 0 && <OrderLink />}
            {available.length > 0 && <CartCalculator lines={available} />}
            <Button variant="outline" onClick={() => remove(lines, 0)}>
              Очистить список
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** Passes the lines to the order form of the page. */
function useOrderedLines(lines: CartLine[], totals: (number | null | undefined)[]): void {
  const ordered = lines.map((line, index) => {
    const total = totals[index]
    return toOrderedLine(line, typeof total === 'number' ? formatMoney(total) : undefined)
  })
  const sum = totals.every((total) => typeof total === 'number')
    ? totals.reduce((all, total) => all + total, 0)
    : undefined
  const key = JSON.stringify(ordered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all of them
  useEffect(() => {
    orderedLines.set(ordered)
    cartTotal.set(sum)
  }, [key, sum])
}

/** A line keeps its key when its amount is split by size, so that its field keeps the focus. */
function rowKey(line: CartLine, before: CartLine[]): string {
  const choice = ({ sizes, ...rest }: CartLine) => cartLineKey(rest)
  return `${choice(line)} ${before.filter((other) => choice(other) === choice(line)).length}`
}

function save(change: (lines: CartLine[]) => CartLine[]): boolean {
  const isStored = changeLines(change)
  if (!isStored)
    showToast(
      'Браузер не\u00a0может сохранить список: в\u00a0нём нет места. Ничего не\u00a0изменилось',
      'failure',
    )
  return isStored
}

function RemovedNote({ lines, restore }: Removed & { restore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [only, ...others] = lines
  return (
    <li className={styles.removed}>
      <p>
        {others.length > 0
          ? `Список очищен: ${formatCount(lines.length, PRODUCTS)}`
          : `«${only?.itemTitle}» больше не\u00a0в\u00a0списке`}
      </p>
      <Button ref={button} variant="outline" compact onClick={restore}>
        Вернуть
      </Button>
    </li>
  )
}

interface TotalProps {
  /** Null is «по запросу», undefined is not known. */
  totals: (number | null | undefined)[]
  withdrawn: number
  failed: boolean
}

function Total({ totals, withdrawn, failed }: TotalProps) {
  const known = totals.filter((total) => typeof total === 'number')
  const sum = known.reduce((all, total) => all + total, 0)
  const onRequest = totals.length - known.length
  const isPending = !failed && totals.includes(undefined)
  return (
    <div className={styles.total}>
      <VisuallyHidden>
        <span role="status">{`В\u00a0списке ${formatCount(totals.length, PRODUCTS)}`}</span>
      </VisuallyHidden>
      {known.length > 0 && (
        <p className={styles.sum}>
          Итого <strong>{isPending ? '…' : formatMoney(sum)}</strong>
        </p>
      )}
      {!isPending && onRequest > 0 && known.length > 0 && (
        <p>{`Без ${formatCount(onRequest, ['изделия', 'изделий', 'изделий'])}: их цену назовём при\u00a0расчёте.`}</p>
      )}
      {withdrawn > 0 && (
        <p>{`Не\u00a0попадёт в\u00a0заявку: ${formatCount(withdrawn, PRODUCTS)}, которых больше нет в\u00a0каталоге.`}</p>
      )}
    </div>
  )
}

function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p>
        Пока пусто. На&nbsp;странице изделия выберите материал и&nbsp;количество и&nbsp;нажмите
        «В&nbsp;список»: потом всё&nbsp;уйдёт одной заявкой.
      </p>
      <ButtonLink href="/catalog/">Смотреть каталог</ButtonLink>
    </div>
  )
}
