import type { Api } from '@rapport/contract/endpoints/api'
import type { TextPage } from '@rapport/contract/site/site'
import type { ReactNode } from 'react'
import { orNotFound } from '../browser/not-found.ts'
import { PageHead } from '../ui/section/page-head.tsx'
import { RichText } from '../ui/text/rich-text.tsx'
import styles from './text.module.css'

/** Loads a text page with its SEO texts. */
export async function loadTextPage(api: Api, { slug, path }: { slug: string; path: string }) {
  const [{ page }, seo] = await Promise.all([
    api.getTextPage({ slug }).catch(orNotFound),
    api.getSeo({ groupName: 'page', entityId: path }),
  ])
  return { page, seo }
}

/** Text page with optional content below. */
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
