import { Link, type LinkProps } from 'react-router'
import styles from './chip.module.css'

/** A small way among several of its kind. */
export function Chip(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.chip} />
}
