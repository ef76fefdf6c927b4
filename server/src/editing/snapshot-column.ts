import type { ContentKindName, Snapshots } from '@rapport/contract/editing/content-kinds'
import { EMPTY_SEO } from '@rapport/contract/editing/seo-snapshot'
import { customType } from 'drizzle-orm/pg-core'
import { markdownFromHtml } from '../platform/html/markdown-from-html.ts'

type Snapshot = Snapshots[ContentKindName]

/**
 * A snapshot. One from before texts were Markdown has its body as HTML under another name, and is read as Markdown; of one from
 * before there were more words for search engines, these are read as not written.
 */
export const snapshotColumn = customType<{ data: Snapshot; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (snapshot) => JSON.stringify(snapshot),
  fromDriver(value) {
    const { bodyHtml, ...fields } = typeof value === 'string' ? JSON.parse(value) : Object(value)
    if (typeof bodyHtml === 'string') fields.body = markdownFromHtml(bodyHtml)
    if ('seo' in fields) fields.seo = { ...EMPTY_SEO, ...fields.seo }
    return fields
  },
})
