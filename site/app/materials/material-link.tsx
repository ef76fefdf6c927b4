import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './material-link.module.css'
import { MATERIAL_PARAM, type MaterialLinkState } from './material-param.ts'

const fromPage: MaterialLinkState = { fromPage: true }

/** A material's name, which opens its popup; without JavaScript it is text. */
export const MaterialLink = ({ erpId, children }: { erpId: string; children: ReactNode }) => (
  <Link
    to={`?${new URLSearchParams({ [MATERIAL_PARAM]: erpId })}`}
    state={fromPage}
    preventScrollReset
    rel="nofollow"
    data-client=""
    className={styles.link}
  >
    {children}
  </Link>
)
