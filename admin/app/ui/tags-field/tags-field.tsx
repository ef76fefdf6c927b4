import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components'
import { Button as TextButton } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { TextField } from '../field/text-field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './tags-field.module.css'

interface TagsFieldProps {
  label: string
  /** Label of the input: «Новый тег». */
  newLabel: string
  /** Shown when the list is empty: «Пока ни одной». */
  emptyText?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  errors?: string[]
  hint?: ReactNode
  maxLength: number
  isReadOnly?: boolean
  /** Formats a tag for display; by default it is shown as is. */
  getText?: (word: string) => string
}

/**
 * List of short words without duplicates. Enter or a comma adds, Delete or the cross removes, a press edits
 * in place.
 */
export function TagsField({ label, newLabel, value, onChange, errors = [], ...props }: TagsFieldProps) {
  const {
    hint,
    maxLength,
    emptyText = 'Пока ни\u00A0одного',
    isReadOnly = false,
    getText = (word) => word,
  } = props
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<string>()
  const adding = useRef<HTMLDivElement>(null)
  const errorId = useId()

  function add(): void {
    const words = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    const isThere = edited !== undefined && value.includes(edited)
    const changed = isThere ? value.flatMap((word) => (word === edited ? words : word)) : [...value, ...words]
    if (words.length > 0) onChange([...new Set(changed)])
    end()
  }
  function end(): void {
    setTyped('')
    setEdited(undefined)
  }
  function edit(word: string): void {
    setEdited(word)
    setTyped(getText(word))
    adding.current?.querySelector('input')?.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && edited !== undefined) {
      event.stopPropagation()
      end()
    }
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }

  return (
    <div className={styles.field}>
      <TagGroup
        aria-describedby={errors.length > 0 ? errorId : undefined}
        onRemove={(keys) => onChange(value.filter((word) => !keys.has(word)))}
        {...(isReadOnly ? { onRemove: undefined } : {})}
        className={styles.group}
      >
        <Label className={fieldStyles.label}>{label}</Label>
        <TagList
          items={value.map((word) => ({ id: word, word }))}
          renderEmptyState={() => <span className={styles.empty}>{emptyText}</span>}
          className={styles.list}
        >
          {({ word }) => (
            <Tag
              textValue={getText(word)}
              {...(isReadOnly ? {} : { onAction: () => edit(word) })}
              className={word === edited ? `${styles.tag} ${styles.edited}` : styles.tag}
            >
              {getText(word)}
              {!isReadOnly && (
                <Button slot="remove" aria-label={`Убрать: ${getText(word)}`} className={styles.remove}>
                  <Icon name="close" size={12} />
                </Button>
              )}
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {!isReadOnly && (
        <div ref={adding} className={styles.adding}>
          <TextField
            label={edited === undefined ? newLabel : `Вместо «${getText(edited)}»`}
            value={typed}
            onChange={setTyped}
            onBlur={add}
            onKeyDown={onKeyDown}
            maxLength={maxLength}
            {...(hint ? { hint } : {})}
          />
          <TextButton variant="secondary" isDisabled={typed.trim() === ''} onPress={add}>
            {edited === undefined ? 'Добавить' : 'Заменить'}
          </TextButton>
        </div>
      )}
      {errors.length > 0 && (
        <p id={errorId} className={fieldStyles.error}>
          {errors.join('. ')}
        </p>
      )}
    </div>
  )
}
