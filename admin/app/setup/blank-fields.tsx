import { SHORT_TEXT_MAX } from '@rapport/staff-contract/editing/text-limits'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './setup.module.css'
import { splitBlank } from './split-blank.ts'

/** Answers by the name of the blank. */
export type Answers = Record<string, string>

interface BlankFieldsProps {
  /** Names of the blanks, each once. */
  names: readonly string[]
  answers: Answers
  onChange: (answers: Answers) => void
}

/** Blanks that the first step asks for, too. */
const COMPANY = ['ИНН', 'ОГРН']

/** A field for each blank of a sample. */
export const BlankFields = ({ names, answers, onChange }: BlankFieldsProps) => (
  <div className={styles.blanks}>
    {names.map((name) => {
      const { label, example } = splitBlank(name)
      const hint = COMPANY.includes(name)
        ? 'Если вписать в\u00A0шаге «Фабрика», встанет и\u00A0в\u00A0контакты'
        : example && `Например: ${example}`
      return (
        <TextField
          key={name}
          label={label}
          {...(hint ? { hint } : {})}
          maxLength={SHORT_TEXT_MAX}
          value={answers[name] ?? ''}
          onChange={(answer) => onChange({ ...answers, [name]: answer })}
        />
      )
    })}
  </div>
)
