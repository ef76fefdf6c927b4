import { MATERIAL_PARAM, MATERIAL_SECTION_ID } from '@rapport/contract/paths/catalog-list-paths'
import type { ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router'
import styles from './material-link.module.css'

/** What an entry of the history knows: closing the popup goes back, where it was opened on the page. */
export interface MaterialLinkState {
  fromPage?: boolean
}
const fromPage: MaterialLinkState = { fromPage: true }

/** A material's name, which opens its popup; without JavaScript it leads to what the page then says of the material. */
export function MaterialLink({ erpId, children }: { erpId: string; children: ReactNode }) {
  const search = `?${new URLSearchParams({ [MATERIAL_PARAM]: erpId })}`
  const open = useLinkClickHandler<HTMLAnchorElement>(search, { state: fromPage, preventScrollReset: true })
  return (
    <a
      href={`${search}#${MATERIAL_SECTION_ID}`}
      rel="nofollow"
      data-client=""
      className={styles.link}
      onClick={open}
    >
      {children}
    </a>
  )
}
