import type { SiteProperties } from '@rapport/contract/site'
import type { ReactNode } from 'react'
import { HeaderSearch } from '../search/header-search.tsx'
import { OrderLink } from '../ui/order-link.tsx'
import type { Branch } from './catalog-branches.ts'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { Rating } from './rating.tsx'
import { TopLine } from './top-line.tsx'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  properties: SiteProperties
  catalog: Branch[]
  /** Chooses the city, where there is a choice. */
  city?: ReactNode
}

/**
 * The top of every page (§2): on a wide screen the top line and the main header, on a narrow one logo, rating and
 * search; the ways then stand in the bar at the bottom.
 */
export function Header({ properties, catalog, city }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div aria-hidden="true" className={styles.selvedge} />
      <TopLine properties={properties} city={city} />
      <div className={styles.bar}>
        <Wordmark properties={properties} />
        <MainMenu catalog={catalog} />
        <div className={styles.narrow}>
          <Rating tenths={properties.ratingTenths} />
        </div>
        <div className={styles.middle}>
          <OrderLink compact />
        </div>
        <HeaderSearch />
      </div>
    </header>
  )
}
