import { DocumentUpload } from '../../media/document-upload.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'
import styles from './document-field.module.css'

/** Document to download: uploaded here, or given by its path. */
export const DocumentField = ({
  value,
  onChange,
  ...props
}: EntryField<string | null> & { label: string }) => (
  <div className={styles.field}>
    <TextField
      hint="Адрес загруженного файла; пусто&nbsp;— файла нет"
      spellCheck="false"
      {...props}
      value={value ?? ''}
      onChange={(path) => onChange(path.trim() || null)}
    />
    {!props.isReadOnly && (
      <DocumentUpload accept={['.pdf']} label="Загрузить файл" fieldLabel={props.label} onStored={onChange} />
    )}
  </div>
)
