import { useEffect, useEffectEvent } from 'react'
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import styles from './search-field.module.css'

const PAUSE_MS = 300

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called with the trimmed text after a pause in typing. */
  onPause: (value: string) => void
  maxLength: number
}

/** Search field that searches after a pause in typing; Escape clears it. */
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
