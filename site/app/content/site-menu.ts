import {
  CALCULATOR_PATH,
  INDIVIDUAL_ORDER_SLUG,
  LICENSES_PATH,
  TEXT_PAGE_PATHS,
} from '@rapport/contract/paths/paths'

/** Entry of the site menus. */
export interface MenuItem {
  name: string
  link: string
  /** The header does not show it. */
  notInHeader?: boolean
  /** Entries of its submenu in the header. */
  items?: MenuItem[]
}

const licenses: MenuItem = { name: 'Лицензии', link: LICENSES_PATH }

/** All entries of header, drawer and footer. */
const siteMenu: MenuItem[] = [
  { name: 'Каталог', link: '/catalog/' },
  { name: 'Калькулятор', link: CALCULATOR_PATH, notInHeader: true },
  { name: 'Как заказать', link: '/help/' },
  { name: 'Доставка', link: '/help/delivery/' },
  { name: 'Гарантия', link: '/help/warranty/', items: [licenses] },
  { ...licenses, notInHeader: true },
  { name: 'Индивидуальный заказ', link: `/${INDIVIDUAL_ORDER_SLUG}/`, notInHeader: true },
  { name: 'Блог', link: '/blog/' },
  { name: 'Контакты', link: '/contacts/' },
]

/** Documents, in the last line of the footer. */
const documents: MenuItem[] = [
  { name: 'Согласие на обработку персональных данных', link: '/policy/' },
  { name: 'Пользовательское соглашение', link: '/agreement/' },
]

/** Returns the entries of the menus whose pages have content. */
export function listMenu(hasContent: (path: string) => boolean): MenuItem[] {
  const isShown = ({ link }: MenuItem) => hasContent(link)
  const shown = siteMenu.filter(isShown)
  const warranty = shown.some(({ link }) => link === TEXT_PAGE_PATHS.warranty)
  return shown.map(({ items, ...item }) => {
    // Without an entry above it, the header shows it itself.
    if (item.link === LICENSES_PATH) return { ...item, notInHeader: warranty }
    const below = items?.filter(isShown) ?? []
    return below.length > 0 ? { ...item, items: below } : item
  })
}

/** Returns the documents that exist. */
export const listDocuments = (hasContent: (path: string) => boolean): MenuItem[] =>
  documents.filter(({ link }) => hasContent(link))
