import { MATERIAL_PARAM, MATERIAL_SECTION_ID } from '@rapport/contract/paths/catalog-list-paths'
import type { ReactNode } from 'react'
import styles from './material-link.module.css'

/** Name of a material, which opens its dialog: the page with the material in its URL. */
export const MaterialLink = ({ erpId, children }: { erpId: string; children: ReactNode }) => (
  <a
    href={`?${new URLSearchParams({ [MATERIAL_PARAM]: erpId })}#${MATERIAL_SECTION_ID}`}
    rel="nofollow"
    data-material=""
    className={styles.link}
  >
    {children}
  </a>
)
