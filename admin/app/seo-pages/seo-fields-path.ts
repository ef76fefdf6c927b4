import type { SeoPageEntry } from '@rapport/contract/seo-pages'
import { entryKinds } from '../editing/entry-kinds.ts'
import { SEO_PANEL_ID } from '../editing/seo/seo-panel-id.ts'

/** Returns the address of the part of a form where words for search engines are written. */
export const seoFieldsPath = ({ kind, id }: SeoPageEntry): string =>
  `${entryKinds[kind]?.path ?? '/'}${id}/#${SEO_PANEL_ID}`
