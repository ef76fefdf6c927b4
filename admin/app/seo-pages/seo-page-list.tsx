import type { SeoFault, SeoPage, SeoPageEntry } from '@rapport/staff-contract/seo-pages/seo-pages'
import { Link } from 'react-router'
import { entryKinds } from '../editing/entry-kinds.ts'
import { SEO_PANEL_ID } from '../editing/seo/seo-panel-id.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { faultLabels, isMistake } from './faults.ts'
import styles from './seo-page-list.module.css'

/** Pages with their search result preview and its faults; in columns where there is room. */
export const SeoPageList = ({ pages, empty }: { pages: readonly SeoPage[]; empty: string }) =>
  pages.length === 0 ? (
    <p className={styles.empty}>{empty}</p>
  ) : (
    <ul aria-label="Страницы в&nbsp;поиске" className={styles.list}>
      {pages.map((page) => (
        <li key={page.path} className={styles.page}>
          <div>
            <h3 className={styles.name}>
              <Link to={seoFieldsPath(page.entry)}>{page.entry.name}</Link>
            </h3>
            <code className={styles.path}>{page.path}</code>
          </div>
          <div className={styles.words}>
            <p className={styles.title}>{page.title}</p>
            <p className={styles.description}>{page.description}</p>
          </div>
          <Faults page={page} />
        </li>
      ))}
    </ul>
  )

function Faults({ page: { faults, sameTitle, sameDescription } }: { page: SeoPage }) {
  const same = [...new Map([...sameTitle, ...sameDescription].map((entry) => [entry.id, entry])).values()]
  if (faults.length === 0) return null
  return (
    <div>
      <ul aria-label="Замечания" className={styles.faults}>
        {faults.map((fault: SeoFault) => (
          <li key={fault}>
            <Badge kind={isMistake(fault) ? 'bad' : 'plain'}>{faultLabels[fault]}</Badge>
          </li>
        ))}
      </ul>
      {same.length > 0 && (
        <p className={styles.same}>
          То&nbsp;же&nbsp;у:{' '}
          {same.map((entry, index) => (
            <span key={entry.id}>
              {index > 0 && ', '}
              <Link to={seoFieldsPath(entry)}>{entry.name}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

const seoFieldsPath = ({ kind, id }: SeoPageEntry): string =>
  `${entryKinds[kind]?.path ?? '/'}${id}/#${SEO_PANEL_ID}`
