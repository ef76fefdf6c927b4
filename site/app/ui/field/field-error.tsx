import { Icon } from '../icon/icon.tsx'
import styles from './field-error.module.css'

export const errorIdOf = (fieldId: string) => `${fieldId}-error`

/** What is wrong with a field, under it. */
export function FieldError({ fieldId, messages }: { fieldId: string; messages?: string[] | undefined }) {
  if (!messages?.length) return null
  return (
    <p id={errorIdOf(fieldId)} className={styles.error}>
      <Icon name="warning" size={18} />
      {messages.join('. ')}
    </p>
  )
}
