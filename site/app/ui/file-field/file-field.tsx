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
  /** Errors of all files of the form. */
  errors?: string[] | undefined
  /** Takes the errors that are left after the visitor has changed the selection. */
  onErrors?: (errors: string[]) => void
}

/**
 * Several files at once. The whole field takes a click or a drop, by the browser's own means. The list of the files, and
 * the rule that another choice adds to them, are loaded when the field is first touched.
 */
export function FileField({ label, hint, errors = [], onErrors, ...attributes }: FileFieldProps) {
  const [files, setFiles] = useState<File[]>([])
  const [found, setFound] = useState<string[]>([])
  const [part, setPart] = useState<typeof import('./chosen-files.tsx')>()
  const input = useRef<HTMLInputElement>(null)
  const messages = [...new Set([...errors, ...found])]

  // Without the part another choice replaces the files, as browsers do.
  const load = () => void (part ?? import('./chosen-files.tsx').then(setPart, () => undefined))
  const readFiles = () => {
    setFiles([...(input.current?.files ?? [])])
    load()
  }
  const hasErrors = errors.length > 0
  // Files may have been chosen before the client bundle started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, and when the first error comes
  useEffect(() => {
    if (hasErrors || input.current?.files?.length) readFiles()
  }, [hasErrors])

  return (
    <div className={styles.field}>
      <div className={styles.drop}>
        <Icon name="attach" />
        <label htmlFor={attributes.id} className={styles.label}>
          {fileLabel(files, label)}
        </label>
        <input
          {...attributes}
          ref={input}
          type="file"
          multiple
          className={styles.input}
          onFocus={load}
          onPointerEnter={load}
          onDragEnter={load}
          onChange={part ? undefined : readFiles}
          {...fieldState(attributes.id, messages, hint)}
        />
        {part && <part.ChosenFiles {...{ input, files, setFiles, errors, found, setFound, onErrors }} />}
      </div>
      <p id={hintIdOf(attributes.id)} className={fieldStyles.hint}>
        {hint}
      </p>
      <FieldError fieldId={attributes.id} messages={messages} />
    </div>
  )
}
