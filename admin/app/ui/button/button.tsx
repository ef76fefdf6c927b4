import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  ref?: Ref<HTMLButtonElement>
  /** `quiet` is text only, for secondary actions; `danger` is for destructive actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
}

export const Button = ({ variant = 'primary', ...props }: ButtonProps) => (
  <AriaButton {...props} className={`${styles.button} ${styles[variant]}`} />
)

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  icon: IconName
  /** Accessible name. */
  label: string
}

export const IconButton = ({ icon, label, ...props }: IconButtonProps) => (
  <AriaButton {...props} aria-label={label} className={styles.icon}>
    <Icon name={icon} />
  </AriaButton>
)
