import { classNames } from './class-names.ts'
import styles from './ribbon.module.css'

/** The signature of the site: a print running as a narrow band between two big sections. */
export function Ribbon({ print }: { print: 'discs' | 'wedges' | 'rhombs' }) {
  return <div aria-hidden="true" className={classNames(styles.ribbon, styles[print])} />
}
