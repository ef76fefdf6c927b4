import { orderFileExtensions } from '@rapport/contract/orders/order-files'
import fieldStyles from '../../ui/field/field.module.css'
import { FieldError } from '../../ui/field/field-error.tsx'
import { fieldState, getHintId } from '../../ui/field/field-state.ts'
import styles from './message-list.module.css'

/** What may be sent with a message. */
export const FILES_HINT = 'До\u00A05 файлов по\u00A0100\u00A0МБ'
const ACCEPT = orderFileExtensions.map((extension) => `.${extension}`).join()

/** The browser's own field for files, on pages without scripts: it shows what was chosen. */
export const MessageFilesField = ({ id, errors }: { id: string; errors?: string[] | undefined }) => (
  <div className={styles.filesField}>
    <label htmlFor={id}>Приложить файлы</label>
    <input
      id={id}
      type="file"
      name="files[]"
      multiple
      accept={ACCEPT}
      className={styles.filesInput}
      {...fieldState(id, errors, FILES_HINT)}
    />
    <p id={getHintId(id)} className={fieldStyles.hint}>
      {FILES_HINT}
    </p>
    <FieldError fieldId={id} messages={errors} />
  </div>
)
