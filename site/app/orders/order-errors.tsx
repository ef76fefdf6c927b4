import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import styles from './order-errors.module.css'

/** Returns the id of a field of the order form, which an error links to. */
export const orderFieldId = (name: string): string => `order-${name}`

/** Fields in the order of the form; errors of anything else are no one field's. */
const FIELDS = ['name', 'phone', 'email', 'comment', 'files', 'isCatalog', 'policy']

/** Everything that is wrong with an order, each linked to its field. */
export function OrderErrors({ errors }: { errors: FieldErrors }) {
  const names = Object.keys(errors).sort((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
  if (names.length === 0) return null
  return (
    <div role="alert" tabIndex={-1} data-order-errors="" className={styles.errors}>
      <p className={styles.head}>При отправке формы возникла ошибка:</p>
      <ul>
        {names.flatMap((name) =>
          errors[name]?.map((message) => (
            <li key={`${name} ${message}`}>
              {FIELDS.includes(name) ? <a href={`#${orderFieldId(name)}`}>{message}</a> : message}
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
