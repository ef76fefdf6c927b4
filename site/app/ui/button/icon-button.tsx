import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './icon-button.module.css'

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** Accessible name of the action. */
  label: string
}

export const IconButton = ({ icon, label, className, ...button }: RoundButtonProps) => (
  <button type="button" aria-label={label} className={classNames(styles.round, className)} {...button}>
    <Icon name={icon} />
  </button>
)
