import { breadcrumbList } from '../seo/json-ld.ts'
import type { BreadcrumbLink } from '../seo/page-handle.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import styles from './breadcrumbs.module.css'

const home: BreadcrumbLink = { label: 'Главная', to: '/' }

/** Breadcrumbs with their structured data. */
export function Breadcrumbs({ crumbs, origin }: { crumbs: BreadcrumbLink[]; origin: string }) {
  const steps = [home, ...crumbs]
  return (
    <nav aria-label="Хлебные крошки" className={styles.crumbs}>
      <ol className={styles.list}>
        {steps.map((crumb, index) => (
          <li key={crumb.to}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.to}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbList(steps, origin)} />
    </nav>
  )
}
