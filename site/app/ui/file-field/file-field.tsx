import { type ComponentProps, useEffect, useRef, useState } from 'react'
import fieldStyles from '../field/field.module.css'
import { FieldError } from '../field/field-error.tsx'
import { fieldState, hintIdOf } from '../field/field-state.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './file-field.module.css'
import { fileLabel } from './file-label.ts'

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple'> {
  id: string
  label: string
  hint: string
  errors?: string[] | undefined
  /** Says what is wrong with the files as soon as they are chosen. */
  check?: (files: File[]) => Promise<string[]>
}

/** Several files at once; the whole field takes a click or a drop, by the browser's own means. */
export function FileField({ label, hint, errors, check, ...input }: FileFieldProps) {
  const [names, setNames] = useState<string[]>([])
  const [wrong, setWrong] = useState<string[]>([])
  const ref = useRef<HTMLInputElement>(null)
  // Files may have been chosen before the client bundle started.
  useEffect(() => setNames(namesIn(ref.current)), [])
  const messages = wrong.length > 0 ? wrong : errors

  async function choose(input: HTMLInputElement): Promise<void> {
    setNames(namesIn(input))
    setWrong((await check?.([...(input.files ?? [])])) ?? [])
  }

  return (
    <div className={styles.field}>
      <div className={styles.drop}>
        <Icon name="attach" />
        <label htmlFor={input.id} className={styles.label}>
          {fileLabel(names, label)}
        </label>
        <input
          {...input}
          ref={ref}
          type="file"
          multiple
          className={styles.input}
          onChange={(event) => choose(event.currentTarget)}
          {...fieldState(input.id, messages, hint)}
        />
      </div>
      <p id={hintIdOf(input.id)} className={fieldStyles.hint}>
        {hint}
      </p>
      <FieldError fieldId={input.id} messages={messages} />
    </div>
  )
}

const namesIn = (input: HTMLInputElement | null) => [...(input?.files ?? [])].map((file) => file.name)
