import type { TextPage } from '@rapport/contract/site'
import type { ReactNode } from 'react'
import { PageHead } from '../ui/section/page-head.tsx'
import { RichText } from '../ui/text/rich-text.tsx'
import styles from './text.module.css'

/** A page of running text; what belongs to it stands below. */
export function TextPageScreen({ page, children }: { page: TextPage; children?: ReactNode }) {
  return (
    <>
      <PageHead heading={page.title} />
      <div className={styles.text}>
        <RichText html={page.body} />
        {children}
      </div>
    </>
  )
}
