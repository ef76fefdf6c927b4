import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EditedLine } from './edited-offer.ts'
import styles from './editor.module.css'

interface SizesFieldProps {
  line: EditedLine
  /** Sizes that the product has today. */
  known: readonly string[]
  errors: string[]
  quantityErrors: string[]
  onChange: (line: EditedLine) => void
}

/** Pieces by size; a line without sizes can get them. */
export function SizesField({ line, known, errors, quantityErrors, onChange }: SizesFieldProps) {
  const { sizes } = line
  if (!sizes)
    return (
      <div>
        <Button
          variant="secondary"
          onPress={() => onChange({ ...line, sizes: Object.fromEntries(known.map((size) => [size, ''])) })}
        >
          Разложить по&nbsp;размерам
        </Button>
      </div>
    )
  const names = [...new Set([...known, ...Object.keys(sizes)])]
  const shown = [...new Set([...errors, ...quantityErrors])]
  return (
    <fieldset className={styles.sizes}>
      <legend>Штук по&nbsp;размерам</legend>
      {names.map((size) => (
        <TextField
          key={size}
          label={known.length > 0 && !known.includes(size) ? `${size}, больше нет` : size}
          inputMode="numeric"
          autoComplete="off"
          value={sizes[size] ?? ''}
          onChange={(count) => onChange({ ...line, sizes: { ...sizes, [size]: count } })}
        />
      ))}
      {shown.length > 0 && (
        <p role="alert" className={styles.error}>
          {shown.join('. ')}
        </p>
      )}
    </fieldset>
  )
}
