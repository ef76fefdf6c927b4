import { SHORT_TEXT_MAX } from '@rapport/staff-contract/editing/text-limits'
import { TextArea } from '../ui/field/text-area.tsx'
import { splitBlank } from './split-blank.ts'

/** Answers by the name of the blank. */
export type Answers = Record<string, string>

interface BlankFieldsProps {
  /** Names of the blanks, each once. */
  names: readonly string[]
  answers: Answers
  onChange: (answers: Answers) => void
}

/** A field for each blank of a sample. */
export const BlankFields = ({ names, answers, onChange }: BlankFieldsProps) =>
  names.map((name) => {
    const { label, example } = splitBlank(name)
    return (
      <TextArea
        key={name}
        label={label}
        {...(example ? { hint: `Например: ${example}` } : {})}
        rows={1}
        maxLength={SHORT_TEXT_MAX}
        value={answers[name] ?? ''}
        onChange={(answer) => onChange({ ...answers, [name]: answer })}
      />
    )
  })
