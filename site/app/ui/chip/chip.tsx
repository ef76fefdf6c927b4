import { Link, type LinkProps } from 'react-router'
import styles from './chip.module.css'

/** Small link in a row of similar links. */
export function Chip(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.chip} />
}
