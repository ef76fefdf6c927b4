import { classNames } from '../text/class-names.ts'
import styles from './divider-pattern.module.css'

/** The signature of the site: a print running as a narrow band between two big sections. */
export function DividerPattern({ print }: { print: 'discs' | 'wedges' | 'rhombs' }) {
  return <div aria-hidden="true" className={classNames(styles.divider, styles[print])} />
}
