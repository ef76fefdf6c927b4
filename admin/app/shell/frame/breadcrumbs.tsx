import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb, Link } from 'react-aria-components'
import type { ScreenHandle } from '../screen-handle.ts'
import styles from './breadcrumbs.module.css'

const START = { title: 'Начало', path: '/' }

/** The path to the open screen, and the title of the document. */
export function Breadcrumbs({ screens }: { screens: (ScreenHandle & { path: string })[] }) {
  const last = screens.at(-1)
  const isStart = last?.title === START.title
  const crumbs = isStart || !last ? [START] : [START, ...screens]
  return (
    <div className={styles.breadcrumbs}>
      <title>{`${last?.title ?? START.title} — Панель управления`}</title>
      <AriaBreadcrumbs aria-label="Путь" className={styles.list}>
        {crumbs.map(({ title, path }) => (
          <Breadcrumb key={path} className={styles.crumb}>
            <Link href={path.replace(/^\/admin/, '') || '/'} className={styles.link}>
              {title}
            </Link>
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </div>
  )
}
