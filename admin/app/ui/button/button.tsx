import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  ref?: Ref<HTMLButtonElement>
  /** `quiet`: words alone, beside what matters more. `danger`: it takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
}

/** A button; one that `isPending` stays in focus and can't be pressed. */
export const Button = ({ variant = 'primary', ...props }: ButtonProps) => (
  <AriaButton {...props} className={`${styles.button} ${styles[variant]}`} />
)

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  icon: IconName
  /** What it does, for who can't see the sign. */
  label: string
}

/** A round button of a sign alone. */
export const IconButton = ({ icon, label, ...props }: IconButtonProps) => (
  <AriaButton {...props} aria-label={label} className={styles.icon}>
    <Icon name={icon} />
  </AriaButton>
)
