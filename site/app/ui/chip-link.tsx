import { Link, type LinkProps } from 'react-router'
import styles from './chip-link.module.css'

/** A small way among several of its kind. */
export function ChipLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.chip} />
}
