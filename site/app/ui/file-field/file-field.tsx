import { type ComponentProps, useEffect, useRef, useState } from 'react'
import fieldStyles from '../field/field.module.css'
import { FieldError } from '../field/field-error.tsx'
import { fieldState, getHintId } from '../field/field-state.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './file-field.module.css'
import { fileLabel } from './file-label.ts'

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'multiple'> {
  id: string
  label: string
  hint: string
  /** File errors of the whole form. */
  errors?: string[] | undefined
  /** Receives the remaining errors after the selection changes. */
  onErrors?: (errors: string[]) => void
}

/**
 * Field for several files. Clicks and drops work without JavaScript. The list of files, and adding to the selection,
 * load on the first touch.
 */
export function FileField({ label, hint, errors = [], onErrors, ...attributes }: FileFieldProps) {
  const [files, setFiles] = useState<File[]>([])
  const [localErrors, setLocalErrors] = useState<string[]>([])
  const [part, setPart] = useState<typeof import('./chosen-files.tsx')>()
  const input = useRef<HTMLInputElement>(null)
  const messages = [...new Set([...errors, ...localErrors])]

  // Without the lazy component a new choice replaces the files, as in any browser.
  const load = () => void (part ?? import('./chosen-files.tsx').then(setPart, () => undefined))
  const readFiles = () => {
    setFiles([...(input.current?.files ?? [])])
    load()
  }
  const hasErrors = errors.length > 0
  // Files may be chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount, and at the first error
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
          onDragOver={load}
          onChange={part ? undefined : readFiles}
          {...fieldState(attributes.id, messages, hint)}
        />
        {part && (
          <part.ChosenFiles {...{ input, files, setFiles, errors, localErrors, setLocalErrors, onErrors }} />
        )}
      </div>
      <p id={getHintId(attributes.id)} className={fieldStyles.hint}>
        {hint}
      </p>
      <FieldError fieldId={attributes.id} messages={messages} />
    </div>
  )
}
