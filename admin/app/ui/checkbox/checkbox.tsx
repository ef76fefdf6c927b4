import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> {
  label: string
  /** Whether only who can't see is told the label: what it stands for is beside it. */
  isLabelHidden?: boolean
}

/** A box to tick; one of several that are partly ticked is indeterminate. */
export const Checkbox = ({ label, isLabelHidden = false, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} {...(isLabelHidden ? { 'aria-label': label } : {})} className={styles.checkbox}>
    <span aria-hidden="true" className={styles.box} />
    {!isLabelHidden && label}
  </AriaCheckbox>
)
