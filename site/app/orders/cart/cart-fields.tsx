import { formatMoney } from '@rapport/contract/money/format-money'
import { useStore } from '../../browser/storage/use-store.ts'
import { formatCount } from '../../ui/text/plural.ts'
import formStyles from '../order-form.module.css'
import { CART_ANCHOR } from './cart-anchor.ts'
import { cartTotal, orderedLines } from './ordered-lines.ts'

/** Fields of the cart's lines in the order form: «3 изделия из списка · 93 600 ₽ · изменить». */
export function CartFields() {
  const lines = useStore(orderedLines, [])
  const total = useStore(cartTotal, undefined)
  if (lines.length === 0) return null
  const count = formatCount(lines.length, ['изделие', 'изделия', 'изделий'])
  return (
    <p className={formStyles.about}>
      {count} из&nbsp;списка{total !== undefined && `\u00a0· ${formatMoney(total)}`}
      {'\u00a0· '}
      <a href={`#${CART_ANCHOR}`} aria-label="изменить список">
        изменить
      </a>
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
    </p>
  )
}
