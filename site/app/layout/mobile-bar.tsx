import type { Picture } from '@rapport/contract/media/media'
import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import { useLocation } from 'react-router'
import { useHasContent } from '../content/use-has-content.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { DRAWER_ID } from './drawer/drawer-id.ts'
import styles from './mobile-bar.module.css'
import { SignMark } from './sign-mark.tsx'

const INDIVIDUAL_ORDER = `/${INDIVIDUAL_ORDER_SLUG}/`

interface MobileBarProps {
  properties: SiteProperties
  sign: Picture | null
}

/** Bottom bar with the main links. Two buttons open the drawer. */
export function MobileBar({ properties: { phone, supportEmail, name }, sign }: MobileBarProps) {
  const { pathname } = useLocation()
  const hasContent = useHasContent()
  return (
    <nav aria-label="Быстрые ссылки" className={styles.bar}>
      {hasContent(CATALOG_BREADCRUMB.path) && (
        <button type="button" popoverTarget={DRAWER_ID} data-catalog="" className={styles.item}>
          <Icon name="grid" />
          Каталог
        </button>
      )}
      <button type="button" popoverTarget={DRAWER_ID} className={styles.item}>
        <Icon name="menu" />
        Меню
      </button>
      <a href="/" data-goal="logo-clicked" className={styles.item}>
        <SignMark sign={sign} name={name} />
        На главную
      </a>
      {/* Hidden by decision of the factory, and absent from its own page. */}
      {pathname !== INDIVIDUAL_ORDER && hasContent(INDIVIDUAL_ORDER) && (
        <a hidden href={INDIVIDUAL_ORDER}>
          Заказать
        </a>
      )}
      <a href="/contacts/" className={styles.item}>
        <Icon name="pin" />
        Контакты
      </a>
      {phone && (
        <a href={`tel:${phone}`} className={styles.item}>
          <Icon name="phone" />
          Позвонить
        </a>
      )}
      {!phone && supportEmail && (
        <a href={`mailto:${supportEmail}`} className={styles.item}>
          <Icon name="mail" />
          Написать
        </a>
      )}
    </nav>
  )
}
