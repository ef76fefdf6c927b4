import { MATERIAL_PARAM, MATERIAL_SECTION_ID } from '@rapport/contract/paths/catalog-list-paths'
import type { ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router'
import styles from './material-link.module.css'

/** History state. `fromPage`: closing the dialog goes back to the page. */
export interface MaterialLinkState {
  fromPage?: boolean
}
const fromPage: MaterialLinkState = { fromPage: true }

/**
 * Name of a material, which opens its dialog. Without JavaScript it links to the page with the material's section.
 */
export function MaterialLink({ erpId, children }: { erpId: string; children: ReactNode }) {
  const search = `?${new URLSearchParams({ [MATERIAL_PARAM]: erpId })}`
  const open = useLinkClickHandler<HTMLAnchorElement>(search, { state: fromPage, preventScrollReset: true })
  return (
    <a href={`${search}#${MATERIAL_SECTION_ID}`} rel="nofollow" className={styles.link} onClick={open}>
      {children}
    </a>
  )
}
