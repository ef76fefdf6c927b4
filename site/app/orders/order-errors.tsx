import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCount } from '../ui/text/plural.ts'
import styles from './order-errors.module.css'

/** Returns the id of an order field for links from its errors. */
export const orderFieldId = (name: string): string => `order-${name}`

/** Fields in the order of the form. Other errors belong to no field. */
const FIELDS = ['quantity', 'name', 'phone', 'email', 'comment', 'files', 'isCatalog', 'policy']

/** Returns the id of the product that an error such as `lines.0.quantity` belongs to. */
const findLineId = (name: string) => /^lines\.\d+/.exec(name)?.map(orderFieldId)[0]

interface OrderErrorsProps {
  errors: FieldErrors
  /** Whether the errors come from the server. */
  isSent: boolean
  /** Id of the quantity if it is outside of the form, on the page of a product. */
  quantityId?: string
}

/**
 * Lists errors of the server with links to their fields. Errors found before sending are shown at their fields; only
 * those of no field are listed.
 */
export function OrderErrors({ errors, isSent, quantityId }: OrderErrorsProps) {
  const isElsewhere = (name: string) =>
    !FIELDS.includes(name) || (name === 'quantity' && quantityId !== undefined)
  const names = Object.keys(errors)
    .filter((name) => isSent || isElsewhere(name))
    .sort((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
  if (names.length === 0) return null
  const getTarget = (name: string) =>
    (name === 'quantity' && quantityId) || (FIELDS.includes(name) ? orderFieldId(name) : findLineId(name))
  return (
    <div
      role="alert"
      tabIndex={-1}
      // Receives focus if an error belongs to no field of the form.
      data-order-errors={names.some(isElsewhere) || undefined}
      className={styles.errors}
    >
      <p className={styles.head}>При отправке формы возникла ошибка:</p>
      <ul>
        {names.flatMap((name) =>
          errors[name]?.map((message) => (
            <li key={`${name} ${message}`}>
              {getTarget(name) ? <a href={`#${getTarget(name)}`}>{message}</a> : message}
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

/** Shows beside the button how many fields have errors, before sending. */
export function UnsentNote({ errors }: { errors: FieldErrors }) {
  const count = FIELDS.filter((name) => errors[name]).length
  if (count === 0) return null
  return (
    <p role="alert" className={styles.unsent}>
      <Icon name="warning" size={20} />
      {`Заявка ещё не ушла: проверьте ${formatCount(count, ['поле', 'поля', 'полей'])}`}
    </p>
  )
}
