import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCount } from '../ui/text/plural.ts'
import styles from './order-errors.module.css'

/** Returns the id of a field of the order form, which an error links to. */
export const orderFieldId = (name: string): string => `order-${name}`

/** Fields in the order of the form; errors of anything else are no one field's. */
const FIELDS = ['name', 'phone', 'email', 'comment', 'files', 'isCatalog', 'policy']

interface OrderErrorsProps {
  errors: FieldErrors
  /** Whether the server has answered with them. */
  isSent: boolean
}

/**
 * What the server refused, each linked to its field. What was found before anything was sent stands at its field, so that
 * only errors of no one field are left for the list.
 */
export function OrderErrors({ errors, isSent }: OrderErrorsProps) {
  const names = Object.keys(errors)
    .filter((name) => isSent || !FIELDS.includes(name))
    .sort((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
  if (names.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      // Takes the focus where an error is of no field.
      data-order-errors={names.some((name) => !FIELDS.includes(name)) || undefined}
      className={styles.errors}
    >
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

/** Beside the button, as long as nothing was sent: how many fields say what is missing. */
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
