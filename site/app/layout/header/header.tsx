import type { SiteProperties } from '@rapport/contract/site/site'
import type { ReactNode } from 'react'
import { HeaderSearch } from '../../search/header-search.tsx'
import { LogoMark } from '../../ui/icon/logo-mark.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { Rating } from '../footer/rating.tsx'
import type { MenuNode } from './catalog-menu.ts'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { TopLine } from './top-line.tsx'

interface HeaderProps {
  properties: SiteProperties
  catalog: MenuNode[]
  /** City menu. */
  city?: ReactNode
}

/** Header of every page. Wide screens show the top line and the main menu, narrow ones logo, rating and search. */
export function Header({ properties, catalog, city }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div aria-hidden="true" className={styles.edge} />
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

/** Name or logo of the factory, linked to the home page. */
function Wordmark({ properties: { name, logo } }: { properties: SiteProperties }) {
  return (
    <a href="/" className={styles.wordmark} data-goal="logo-clicked">
      {logo ? (
        <img
          src={logo.src}
          alt={name}
          className={styles.logo}
          width={logo.width || undefined}
          height={logo.height || undefined}
        />
      ) : (
        <>
          <LogoMark className={styles.mark} />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </a>
  )
}
