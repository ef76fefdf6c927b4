/** Entry of the site menus. */
export interface MenuItem {
  name: string
  link: string
  class?: string
  /** The header does not show it. */
  notInHeader?: boolean
  /** Entries of its submenu in the header. */
  items?: MenuItem[]
}

const licenses: MenuItem = { name: 'Лицензии', link: '/licenses/' }

/** All entries of header, drawer and footer. */
export const siteMenu: MenuItem[] = [
  { name: 'Каталог', link: '/catalog/' },
  { name: 'Как заказать', link: '/help/' },
  { name: 'Доставка', link: '/help/delivery/' },
  { name: 'Гарантия', link: '/help/warranty/', items: [licenses] },
  { ...licenses, notInHeader: true },
  { name: 'Индивидуальный заказ', link: '/individualnyy-zakaz/', notInHeader: true },
  { name: 'Блог', link: '/blog/' },
  { name: 'Контакты', link: '/contacts/' },
]
