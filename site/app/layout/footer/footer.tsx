import type { CatalogTree } from '@rapport/contract/catalog/catalog'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { SiteProperties, ThemeStyle } from '@rapport/contract/site/site'
import type { CSSProperties } from 'react'
import { CountedPhone } from '../../contacts/counted-phone.tsx'
import { listDocuments, listMenu } from '../../content/site-menu.ts'
import { useHasContent } from '../../content/use-has-content.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { MaskedEmail } from '../../ui/masked-link/masked-email.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { formatTitle } from '../../ui/text/format-title.ts'
import { FOOTER_MENU_ID } from '../drawer/drawer-id.ts'
import { MenuLink } from '../header/menu-link.tsx'
import styles from './footer.module.css'

interface FooterProps {
  properties: SiteProperties
  /** Phones besides that of `properties`. */
  otherPhones: string[]
  catalog: CatalogTree
  year: number
  logo: ThemeStyle['footerLogo']
}

/** Contacts, all links of the site, and legal information. */
export function Footer({ properties, otherPhones, catalog, year, logo }: FooterProps) {
  const hasContent = useHasContent()
  const { name, tagline, phone, supportEmail, operationMode, address, brandBook, social } = properties
  const sections = [...catalog.groups, ...catalog.landings.slice(0, 1)]
  return (
    <footer className={styles.footer}>
      <p className={styles.name} style={{ '--name-width': measureName(name) } as CSSProperties}>
        {logo ? (
          <img
            src={logo.picture.src}
            alt={name}
            className={styles[logo.tone]}
            width={logo.picture.width || undefined}
            height={logo.picture.height || undefined}
            loading="lazy"
          />
        ) : (
          <span>{name}</span>
        )}
      </p>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.heading}>Связаться с нами</p>
          {[phone, ...otherPhones].filter(Boolean).map((one) => (
            <CountedPhone key={one} phone={one} className={styles.phone} />
          ))}
          {supportEmail && <MaskedEmail email={supportEmail} />}
          {operationMode && <p className={styles.fact}>{operationMode}</p>}
          {address && <address className={styles.fact}>{address}</address>}
          <div className={styles.call}>
            <OrderLink compact />
          </div>
        </div>
        <nav id={FOOTER_MENU_ID} aria-label="Меню сайта" className={styles.column}>
          <p className={styles.heading}>Меню</p>
          <ul>
            {listMenu(hasContent).map((item) => (
              <li key={item.link}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        {sections.length > 0 && (
          <nav aria-label="Разделы каталога" className={styles.column}>
            <p className={styles.heading}>Каталог</p>
            <ul>
              {sections.map((item) => (
                <li key={item.id}>
                  <a href={catalogItemPath(item)}>{formatTitle(item.name)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {(social.length > 0 || brandBook) && (
          <div className={styles.column}>
            {social.length > 0 && <Networks social={social} />}
            {brandBook && (
              <a href={brandBook} download={`${name} — брендбук.pdf`} className={styles.file}>
                <Icon name="download" size={20} />
                Скачать брендбук
              </a>
            )}
          </div>
        )}
      </div>
      <div className={styles.bottom}>
        <p>{`© ${year} ${name}`}</p>
        {listDocuments(hasContent).map(({ name, link }) => (
          <a key={link} href={link}>
            {name}
          </a>
        ))}
        <button type="button" data-withdraw-cookies="" className={styles.button}>
          Настройки cookie
        </button>
        <a href="/sitemap/">Карта сайта</a>
      </div>
    </footer>
  )
}

const Networks = ({ social }: Pick<SiteProperties, 'social'>) => (
  <>
    <p className={styles.heading}>Мы в сетях</p>
    <ul>
      {social.map((network) => (
        <li key={network.link}>
          <a
            href={network.link}
            rel="noopener"
            target="_blank"
            data-goal="network-clicked"
            data-goal-name={network.metrics.default.ym}
          >
            {network.name}
          </a>
        </li>
      ))}
    </ul>
  </>
)

/** Returns the width of a name in average letters. */
const measureName = (name: string): number =>
  [...name].reduce((width, letter) => width + (/[ЖМФШЩЫЮMW]/iu.test(letter) ? 1.4 : 1), 0)
