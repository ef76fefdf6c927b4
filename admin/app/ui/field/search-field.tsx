import { useEffect, useEffectEvent } from 'react'
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import styles from './search-field.module.css'

/** One is done typing after so many milliseconds without a key. */
const PAUSE_MS = 300

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called with what was typed once one has stopped. */
  onPause: (value: string) => void
  maxLength: number
}

/** A field that finds while one types; Escape empties it. */
export function SearchField({ label, value, onChange, onPause, maxLength }: SearchFieldProps) {
  const pause = useEffectEvent(() => onPause(value.trim()))
  useEffect(() => {
    const timer = setTimeout(pause, value === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <AriaSearchField aria-label={label} value={value} onChange={onChange} className={styles.field}>
      <Icon name="search" size={18} />
      <Input placeholder={label} maxLength={maxLength} className={styles.input} />
      <Button className={styles.clear}>
        <Icon name="close" size={14} />
      </Button>
    </AriaSearchField>
  )
}
