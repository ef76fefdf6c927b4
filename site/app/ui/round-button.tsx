import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './round-button.module.css'

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** What it does, for those who do not see the sign. */
  label: string
}

export const RoundButton = ({ icon, label, className, ...button }: RoundButtonProps) => (
  <button type="button" aria-label={label} className={classNames(styles.round, className)} {...button}>
    <Icon name={icon} />
  </button>
)
