import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styles from './toggle-group.module.css'

interface ToggleOption<Value extends string> {
  value: Value
  label: string
}

interface ToggleGroupProps<Value extends string> {
  label: string
  options: readonly ToggleOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Two to five short options, all visible. For view settings; forms use Select. */
export const ToggleGroup = <Value extends string>(props: ToggleGroupProps<Value>) => {
  const { label, options, value, onChange } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys
        if (chosen !== undefined) onChange(chosen as Value)
      }}
      className={styles.group}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles.option}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
