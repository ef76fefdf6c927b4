import { Icon } from '../icon/icon.tsx'
import styles from './field-error.module.css'

export const getErrorId = (fieldId: string) => `${fieldId}-error`

/** Error messages of a field. */
export function FieldError({ fieldId, messages }: { fieldId: string; messages?: string[] | undefined }) {
  if (!messages?.length) return null
  return (
    <p id={getErrorId(fieldId)} className={styles.error}>
      <Icon name="warning" size={18} />
      {messages.join('. ')}
    </p>
  )
}
