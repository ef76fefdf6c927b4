import type { Picture } from '@rapport/contract/media/media'
import type { SiteProperties } from '@rapport/contract/site/site'
import { HeaderSearch } from '../../search/header-search.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { CartLink } from '../cart-link.tsx'
import { CityChooser } from '../city/city-chooser.tsx'
import type { CityChoices } from '../city/city-links.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Rating } from '../footer/rating.tsx'
import { SignMark } from '../sign-mark.tsx'
import type { MenuNode } from './catalog-menu.ts'
import styles from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { TopLine } from './top-line.tsx'

interface HeaderProps {
  properties: SiteProperties
  catalog: MenuNode[]
  cityChoices: CityChoices
  sign: Picture | null
}

/** Header of every page. Wide screens show the top line and the main menu, narrow ones logo, rating and search. */
export function Header({ properties, catalog, cityChoices, sign }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div aria-hidden="true" className={styles.edge} />
      <TopLine properties={properties} city={<CityChooser {...cityChoices} />} />
      <div className={styles.bar}>
        <Wordmark properties={properties} sign={sign} />
        <Drawer properties={properties} cityChoices={cityChoices}>
          <MainMenu catalog={catalog} />
        </Drawer>
        <div className={styles.narrow}>
          <Rating tenths={properties.ratingTenths} />
          <CartLink />
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
function Wordmark({ properties: { name, logo }, sign }: Pick<HeaderProps, 'properties' | 'sign'>) {
  return (
    <a href="/" data-goal="logo-clicked" className={styles.wordmark}>
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
          <SignMark sign={sign} name={name} />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </a>
  )
}
