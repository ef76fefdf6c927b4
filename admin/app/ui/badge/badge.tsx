import type { ReactNode } from 'react'
import styles from './badge.module.css'

export const Badge = ({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'good' | 'waiting' | 'bad'
  children: ReactNode
}) => <span className={`${styles.badge} ${styles[kind]}`}>{children}</span>
