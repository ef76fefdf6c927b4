import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../ui/button/button.tsx'
import { mediaByFileQuery } from './media-queries.ts'
import styles from './picture-field.module.css'
import { usePicturePicker } from './picture-picker.tsx'
import { Thumbnail } from './thumbnail.tsx'

interface PictureFieldProps {
  label: string
  /** File name; null if there is no picture. */
  value: string | null
  onChange: (file: string | null) => void
  errors?: string[]
  isReadOnly?: boolean
  isOptional?: boolean
}

export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, errors = [], isReadOnly = false, isOptional = false } = props
  const id = useId()
  const { pickPicture, pickerDialog } = usePicturePicker()
  const { data: asset } = useQuery({ ...mediaByFileQuery(value ?? ''), enabled: value !== null })
  const pick = async () => {
    const picked = await pickPicture()
    if (picked) onChange(picked.file)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no error message
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      className={styles.field}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {value !== null && (
        <div className={styles.picture}>
          {asset && <Thumbnail picture={asset.picture} className={styles.image} />}
          <span className={styles.words}>
            {asset !== undefined && <code>{asset?.name ?? value}</code>}
            {asset === null && <span className={styles.error}>Этой картинки больше нет</span>}
            {asset && <span className={styles.alt}>{asset.picture.alt || 'Без описания'}</span>}
          </span>
        </div>
      )}
      {isReadOnly && value === null && <span className={styles.alt}>Нет картинки</span>}
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            aria-invalid={errors.length > 0 || undefined}
            onPress={() => void pick()}
          >
            {value === null ? 'Выбрать картинку' : 'Выбрать другую'}
          </Button>
          {isOptional && value !== null && (
            <Button variant="quiet" onPress={() => onChange(null)}>
              Убрать
            </Button>
          )}
        </div>
      )}
      <p id={`${id}-error`} className={styles.error}>
        {errors.join('. ')}
      </p>
      {pickerDialog}
    </div>
  )
}
