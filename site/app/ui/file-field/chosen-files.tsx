import { findFileErrors } from '@rapport/contract/orders/order-files'
import { ORDER_FILES_MAX } from '@rapport/contract/orders/order-limits'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import fieldStyles from '../field/field.module.css'
import { formatBytes } from '../text/bytes.ts'
import { classNames } from '../text/class-names.ts'
import styles from './chosen-files.module.css'
import rows from './file-rows.module.css'
import {
  addFiles,
  copyFile,
  findNamedFiles,
  getFormFiles,
  isFileFieldEvent,
  isSameFile,
  putFiles,
} from './file-selection.ts'
import { markDrags } from './mark-drags.ts'
import { findUnreadable } from './unreadable-files.ts'

/** Further rows are not listed; the label counts them. */
const ROWS_MAX = 2 * ORDER_FILES_MAX

interface ChosenFilesProps {
  input: RefObject<HTMLInputElement | null>
  files: File[]
  setFiles: (files: File[]) => void
  /** Errors of the whole form. */
  errors: string[]
  /** Errors found in the browser when files are chosen. */
  localErrors: string[]
  setLocalErrors: (errors: string[]) => void
  onErrors?: ((errors: string[]) => void) | undefined
}

/** List of the chosen files with sizes and remove buttons. A new choice adds to the list. */
export function ChosenFiles({
  input,
  files,
  setFiles,
  errors,
  localErrors,
  setLocalErrors,
  onErrors,
}: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The files that each form error referred to when it was received. */
  const errorFiles = useRef(new Map<string, File[]>())
  useEffect(() => {
    const all = getFormFiles(input.current?.form ?? null)
    const known = errorFiles.current
    errorFiles.current = new Map(
      errors.map((error) => [error, known.get(error) ?? findNamedFiles(error, all)]),
    )
  }, [errors, input])

  useEffect(() => (input.current ? markDrags(input.current) : undefined), [input])

  const isRefused = (file: File) =>
    [...errors, ...localErrors].some((error) => findNamedFiles(error, [file]).length > 0)

  /** Validates names and sizes of the files. */
  function check(): void {
    const selected = [...(input.current?.files ?? [])]
    const all = getFormFiles(input.current?.form ?? null)
    setLocalErrors(selected.length > 0 ? findFileErrors(all.length > ORDER_FILES_MAX ? all : selected) : [])
  }

  /** Removes form errors whose files are no longer selected. */
  function dropErrors(): void {
    const all = getFormFiles(input.current?.form ?? null)
    const remaining = errors.filter((error) =>
      errorFiles.current.get(error)?.some((file) => all.some((other) => isSameFile(file, other))),
    )
    if (remaining.length < errors.length) onErrors?.(remaining)
  }

  function select(next: File[]): void {
    const field = input.current
    if (!field) return
    putFiles(field, next)
    setFiles(next)
    // File fields of one form share the limits.
    field.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: 'selected' }))
  }

  function choose(chosen: File[]): void {
    // A refused file is replaced by the new choice.
    const refused = files.filter(isRefused)
    for (const error of errors)
      if (findNamedFiles(error, refused).length > 0) errorFiles.current.delete(error)
    const before = chosen.length > 0 ? files.filter((file) => !refused.includes(file)) : []
    const next = addFiles(before, chosen.map(copyFile))
    select(next)
    const namesakes = before.filter(({ name }) => chosen.some((file) => file.name === name))
    void findUnreadable(namesakes).then((gone) => {
      if (gone.length > 0) select(next.filter((file) => !gone.includes(file)))
    })
  }

  const onChange = useRef((_: Event) => {})
  onChange.current = (event) => {
    const field = input.current
    if (!field || !isFileFieldEvent(event, field.form)) return
    const isChosen = event.target === field && !(event instanceof CustomEvent)
    if (isChosen) return choose([...(field.files ?? [])])
    check()
    dropErrors()
  }
  useEffect(() => {
    const follow = (event: Event) => onChange.current(event)
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])
  // Files may be chosen before this component loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])].map(copyFile)
    if (input.current) putFiles(input.current, chosen)
    setFiles(chosen)
    check()
  }, [])

  function remove(file: File): void {
    const index = files.indexOf(file)
    select(files.filter((other) => other !== file))
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current
    next?.focus()
  }

  if (files.length === 0) return null
  const places = ORDER_FILES_MAX - files.length
  return (
    <>
      <ul ref={list} aria-label="Выбранные файлы" className={classNames(rows.files, styles.list)}>
        {files.slice(0, ROWS_MAX).map((file) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            data-refused={isRefused(file) || undefined}
            className={rows.file}
          >
            {/* The label shows the name of a single file. */}
            {files.length > 1 && <span className={rows.name}>{file.name}</span>}
            <span className={rows.size}>{formatBytes(file.size)}</span>
            <IconButton icon="close" label={`Убрать файл ${file.name}`} onClick={() => remove(file)} />
          </li>
        ))}
      </ul>
      {places > 0 && (
        <p className={classNames(fieldStyles.hint, styles.more)}>Можно добавить ещё&nbsp;{places}</p>
      )}
    </>
  )
}
