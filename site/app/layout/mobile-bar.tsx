import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SITE_MENU_ID } from '../content/site-menu.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { LogoMark } from '../ui/icon/logo-mark.tsx'
import type { DrawerState } from './drawer/drawer-state.ts'
import styles from './mobile-bar.module.css'

const INDIVIDUAL_ORDER = `/${INDIVIDUAL_ORDER_SLUG}/`

interface MobileBarProps {
  properties: SiteProperties
  state: DrawerState | undefined
  /** Loads the drawer before it opens. */
  prepare?: () => void
  openCatalog: () => void
  toggleMenu: () => void
}

/** Bottom bar with the main links. Without JavaScript each button is a link. */
export function MobileBar({ properties: { phone }, state, prepare, ...act }: MobileBarProps) {
  const { pathname } = useLocation()
  const intent = prepare && { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare }
  return (
    <nav aria-label="Быстрые ссылки" className={styles.bar}>
      <BarButton
        action="/catalog/"
        open={state === 'catalog'}
        active={state === 'catalog'}
        onClick={act.openCatalog}
        {...intent}
      >
        <Icon name="grid" />
        Каталог
      </BarButton>
      <BarButton
        action={`#${SITE_MENU_ID}`}
        open={state !== undefined}
        active={state === 'menu'}
        onClick={act.toggleMenu}
        {...intent}
      >
        <Icon name="menu" />
        Меню
      </BarButton>
      <a href="/" className={styles.item} data-goal="logo-clicked">
        <LogoMark className={styles.mark} />
        На главную
      </a>
      {/* Hidden by decision of the factory, and absent from its own page. */}
      {pathname !== INDIVIDUAL_ORDER && (
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
    </nav>
  )
}

interface BarButtonProps {
  /** Target without JavaScript. */
  action: string
  open: boolean
  /** The drawer is open at the level of this button. */
  active: boolean
  onClick: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  onTouchStart?: () => void
  children: ReactNode
}

function BarButton({ action, open, active, onClick, children, ...intent }: BarButtonProps) {
  return (
    <form action={action} className={styles.slot}>
      <button
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-active={active || undefined}
        className={styles.item}
        onClick={(event) => {
          event.preventDefault()
          onClick()
        }}
        {...intent}
      >
        {children}
      </button>
    </form>
  )
}
