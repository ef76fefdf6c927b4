import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> {
  label: string
  /** Makes the label an `aria-label`, where the text beside it says the same. */
  isLabelHidden?: boolean
}

export const Checkbox = ({ label, isLabelHidden = false, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} {...(isLabelHidden ? { 'aria-label': label } : {})} className={styles.checkbox}>
    <span aria-hidden="true" className={styles.box} />
    {!isLabelHidden && label}
  </AriaCheckbox>
)
