import { Link } from 'react-router'
import { breadcrumbList } from '../seo/json-ld.ts'
import type { Crumb } from '../seo/page-handle.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import styles from './breadcrumbs.module.css'

const home: Crumb = { label: 'Главная', to: '/' }

/** The way to the page, for people and for machines. */
export function Breadcrumbs({ crumbs, origin }: { crumbs: Crumb[]; origin: string }) {
  const way = [home, ...crumbs]
  return (
    <nav aria-label="Хлебные крошки" className={styles.crumbs}>
      <ol className={styles.list}>
        {way.map((crumb, index) => (
          <li key={crumb.to}>
            {index === way.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbList(way, origin)} />
    </nav>
  )
}
