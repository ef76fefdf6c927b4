import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { errorIdOf, FieldError } from './field-error.tsx'
import styles from './file-field.module.css'
import { fileLabel } from './file-label.ts'
import { Icon } from './icon.tsx'

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple'> {
  id: string
  label: string
  hint: string
  errors?: string[] | undefined
}

/** Several files at once; the whole field takes a click or a drop, by the browser's own means. */
export function FileField({ label, hint, errors, ...input }: FileFieldProps) {
  const [names, setNames] = useState<string[]>([])
  const ref = useRef<HTMLInputElement>(null)
  const hintId = `${input.id}-hint`
  // Files may have been chosen before the client program started.
  useEffect(() => setNames(namesIn(ref.current)), [])
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
          onChange={(event) => setNames(namesIn(event.currentTarget))}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={errors?.length ? `${errorIdOf(input.id)} ${hintId}` : hintId}
        />
      </div>
      <FieldError fieldId={input.id} messages={errors} />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}

const namesIn = (input: HTMLInputElement | null) => [...(input?.files ?? [])].map((file) => file.name)
