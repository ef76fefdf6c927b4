import { Button } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { FieldError } from '../field/field-error.tsx'
import { fieldState } from '../field/field-state.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './checkbox-menu.module.css'

interface CheckboxOption {
  value: string
  label: string
  /** Number of items that match the option. */
  count?: number
}

export interface CheckboxGroup {
  label: string
  options: readonly CheckboxOption[]
}

interface CheckboxMenuProps {
  id: string
  name: string
  label: string
  groups: readonly CheckboxGroup[]
  /** Text of the button if nothing is checked. */
  placeholder: string
  /** Initially checked values. */
  checked: readonly string[]
  errors?: string[] | undefined
}

/**
 * Checkboxes in a popover under a button. The popover is inside the form, so it opens, closes and is submitted
 * without JavaScript.
 */
export function CheckboxMenu({ id, name, label, groups, placeholder, checked, errors }: CheckboxMenuProps) {
  const panelId = `${id}-panel`
  const labelId = `${id}-label`
  return (
    <div className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        popoverTarget={panelId}
        aria-labelledby={`${labelId} ${id}`}
        aria-describedby={fieldState(id, errors)['aria-describedby']}
        className={classNames(
          fieldStyles.control,
          styles.button,
          (errors?.length ?? 0) > 0 && styles.invalid,
        )}
      >
        <span className={styles.choice}>{formatChoice(groups, checked) ?? placeholder}</span>
        <Icon name="chevronDown" size={20} />
      </button>
      <FieldError fieldId={id} messages={errors} />
      <checkbox-menu
        id={panelId}
        popover="auto"
        role="group"
        aria-labelledby={labelId}
        className={styles.panel}
      >
        <div className={styles.groups}>
          {groups.map((group) => (
            <fieldset key={group.label} className={styles.group}>
              <legend className={styles.legend}>{group.label}</legend>
              {group.options.map(({ value, label: text, count }) => (
                <label key={value} className={styles.option}>
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    defaultChecked={checked.includes(value)}
                    className={styles.box}
                  />
                  <span>{text}</span>
                  {count !== undefined && <span className={styles.count}>{count}</span>}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <Button compact variant="outline" popoverTarget={panelId} popoverTargetAction="hide">
          Готово
        </Button>
      </checkbox-menu>
    </div>
  )
}

function formatChoice(groups: readonly CheckboxGroup[], checked: readonly string[]): string | undefined {
  const [first] = groups.flatMap(({ options }) => options).filter(({ value }) => checked.includes(value))
  if (!first) return undefined
  return checked.length > 1 ? `${first.label} и\u00A0ещё\u00A0${checked.length - 1}` : first.label
}
