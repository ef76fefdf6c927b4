import { useId } from 'react'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './color-field.module.css'

interface ColorFieldProps {
  label: string
  hint: string
  value: string
  onChange: (color: string) => void
  errors: string[]
  isReadOnly: boolean
  /** The colour on pages, and why it differs from the chosen colour. */
  correction: { color: string; reason: string } | undefined
}

/** Colour as six digits, with the browser's own picker. Shows the colour that pages get, if it differs. */
export function ColorField({
  label,
  hint,
  value,
  onChange,
  errors,
  isReadOnly,
  correction,
}: ColorFieldProps) {
  const noteId = useId()
  const color = value.trim().toLowerCase()
  const picker = (
    <input
      type="color"
      aria-label={`${label}: палитра`}
      className={styles.picker}
      disabled={isReadOnly}
      value={/^#[\da-f]{6}$/.test(color) ? color : '#000000'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        hint={hint}
        value={value}
        onChange={onChange}
        errors={errors}
        isReadOnly={isReadOnly}
        maxLength={20}
        spellCheck="false"
        autoComplete="off"
        after={picker}
        {...(correction ? { 'aria-describedby': noteId } : {})}
      />
      {correction && (
        <p id={noteId} className={styles.note}>
          <span className={styles.sample} style={{ background: correction.color }} />
          <span>
            {correction.reason}: на&nbsp;сайте <b>{correction.color}</b>
          </span>
        </p>
      )}
    </div>
  )
}
