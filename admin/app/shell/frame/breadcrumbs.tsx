import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb, Link } from 'react-aria-components'
import { useOpenTitle } from '../../ui/screen-title/screen-title.ts'
import type { ScreenHandle } from '../screen-handle.ts'
import styles from './breadcrumbs.module.css'

const START = { title: 'Начало', path: '/' }

/** Breadcrumbs of the open screen; also sets the document title. */
export function Breadcrumbs({ screens }: { screens: (ScreenHandle & { path: string })[] }) {
  const openTitle = useOpenTitle()
  const last = screens.at(-1)
  const isStart = last?.title === START.title
  const named = last && { ...last, title: openTitle ?? last.title }
  const crumbs = isStart || !named ? [START] : [START, ...screens.slice(0, -1), named]
  return (
    <div className={styles.breadcrumbs}>
      <title>{`${named?.title ?? START.title} — Панель управления`}</title>
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
