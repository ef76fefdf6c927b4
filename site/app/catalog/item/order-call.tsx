import type { ItemOperations } from '@rapport/contract/calculation/item-operations'
import { itemCalculatorPath, operationCalculatorPath } from '@rapport/contract/paths/paths'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import type { PriceTexts } from '../../prices/price-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Filled } from '../../ui/element/filled.tsx'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './order-call.module.css'

/** Order button of the page. On phones a bar shows it after it has scrolled away, until the form is visible. */
export const OrderCall = ({ texts }: { texts?: PriceTexts }) => (
  <order-call className={styles.call}>
    <OrderLink detail={texts && { text: texts.detail }} className={styles.button} />
    <div className={styles.bar} data-bar="" hidden>
      {texts && <Filled name="knownPrice" text={texts.knownPrice} className={styles.price} />}
      <OrderLink compact className={styles.button} />
    </div>
  </order-call>
)

/** Button that adds the choice of the page to the cart. It needs JavaScript, and an open order form. */
export function CartAdder({ isSized }: { isSized: boolean }) {
  if (!useSiteProperties()?.acceptsPersonalData) return null
  return (
    <cart-adder className={styles.adder} data-sized={isSized || undefined}>
      <Button variant="outline" className={styles.add}>
        В список
      </Button>
      <p role="status" className={styles.said} />
    </cart-adder>
  )
}

/**
 * Opens the calculator, which adds printing, packing and delivery to the price of a product, with the choice of the
 * page. It is the second button of the order form, to which the fields of the choice belong: no script is needed.
 */
export function CalculatorLink({ slug }: { slug: string }) {
  const path = itemCalculatorPath(slug)
  const hasForm = useSiteProperties()?.acceptsPersonalData
  return (
    <p className={styles.calculator}>
      {hasForm ? (
        <button
          type="submit"
          form={ORDER_FORM_ID}
          formAction={path}
          formMethod="post"
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
        >
          {TEXT}
        </button>
      ) : (
        <a href={path} rel="nofollow">
          {TEXT}
        </a>
      )}
    </p>
  )
}

const TEXT = 'Посчитать с\u00a0печатью и\u00a0доставкой'

/** Links to the calculator, one for each operation, which it then adds to the product that the visitor chooses. */
export const OperationCalculatorLinks = ({ operations }: { operations: LinkedOperation[] }) =>
  operations.length > 0 && (
    <nav aria-label="Калькулятор" className={styles.operations}>
      <p>Посчитать самим на&nbsp;изделии из&nbsp;каталога:</p>
      <ul>
        {operations.map(({ code, title }) => (
          <li key={code}>
            <a href={operationCalculatorPath(code)} rel="nofollow">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

export type LinkedOperation = Pick<ItemOperations['operations'][number], 'code' | 'title'>
