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
  copyOf,
  filesNamedIn,
  filesOfForm,
  isOfFileField,
  isSameFile,
  putFiles,
} from './file-selection.ts'
import { markDrags } from './mark-drags.ts'
import { findUnreadable } from './unreadable-files.ts'

/** More rows than can be sent are of no use; the label counts the rest. */
const ROWS_MAX = 2 * ORDER_FILES_MAX

interface ChosenFilesProps {
  input: RefObject<HTMLInputElement | null>
  files: File[]
  setFiles: (files: File[]) => void
  /** From the form. */
  errors: string[]
  /** Found here, as soon as files are chosen. */
  found: string[]
  setFound: (errors: string[]) => void
  onErrors?: ((errors: string[]) => void) | undefined
}

/** The files of a field, each with its size and a button that takes it off. Another choice adds to them. */
export function ChosenFiles({ input, files, setFiles, errors, found, setFound, onErrors }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The files that each error of the form was about when it came. */
  const blamed = useRef(new Map<string, File[]>())
  useEffect(() => {
    const all = filesOfForm(input.current?.form ?? null)
    const known = blamed.current
    blamed.current = new Map(errors.map((error) => [error, known.get(error) ?? filesNamedIn(error, all)]))
  }, [errors, input])

  useEffect(() => (input.current ? markDrags(input.current) : undefined), [input])

  const isRefused = (file: File) =>
    [...errors, ...found].some((error) => filesNamedIn(error, [file]).length > 0)

  /** Finds what is wrong with the files as far as names and sizes say. */
  function check(): void {
    const own = [...(input.current?.files ?? [])]
    const all = filesOfForm(input.current?.form ?? null)
    setFound(own.length > 0 ? findFileErrors(all.length > ORDER_FILES_MAX ? all : own) : [])
  }

  /** Drops the errors of the form that are about no file that is left. */
  function dropErrors(): void {
    const all = filesOfForm(input.current?.form ?? null)
    const left = errors.filter((error) =>
      blamed.current.get(error)?.some((file) => all.some((other) => isSameFile(file, other))),
    )
    if (left.length < errors.length) onErrors?.(left)
  }

  function select(next: File[]): void {
    const field = input.current
    if (!field) return
    putFiles(field, next)
    setFiles(next)
    // Other fields of the form count these files too.
    field.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: 'selected' }))
  }

  function choose(chosen: File[]): void {
    // A file that can't be sent gives way to what is chosen instead of it.
    const refused = files.filter(isRefused)
    for (const error of errors) if (filesNamedIn(error, refused).length > 0) blamed.current.delete(error)
    const before = chosen.length > 0 ? files.filter((file) => !refused.includes(file)) : []
    const next = addFiles(before, chosen.map(copyOf))
    select(next)
    const namesakes = before.filter(({ name }) => chosen.some((file) => file.name === name))
    void findUnreadable(namesakes).then((gone) => {
      if (gone.length > 0) select(next.filter((file) => !gone.includes(file)))
    })
  }

  const onChange = useRef((_: Event) => {})
  onChange.current = (event) => {
    const field = input.current
    if (!field || !isOfFileField(event, field.form)) return
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
  // Files were chosen before this part was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start alone
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])].map(copyOf)
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
            {/* The label has the name of the only one. */}
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
