/** Id of the footer menu, the target of «Меню» without JavaScript. */
export const SITE_MENU_ID = 'site-menu'

/** Entry of the site menus. */
export interface MenuItem {
  name: string
  link: string
  class?: string
  /** Entries of its submenu. */
  items?: MenuItem[]
}

const individualOrder: MenuItem = { name: 'Индивидуальный заказ', link: '/individualnyy-zakaz/' }

const items: MenuItem[] = [
  { name: 'Каталог', link: '/catalog/' },
  { name: 'Как заказать', link: '/help/' },
  { name: 'Доставка', link: '/help/delivery/' },
  { name: 'Гарантия', link: '/help/warranty/', items: [{ name: 'Лицензии', link: '/licenses/' }] },
  individualOrder,
  { name: 'Блог', link: '/blog/' },
  { name: 'Контакты', link: '/contacts/' },
]

/** The main menu hides the individual order. */
export const mainMenu = items.filter((item) => item !== individualOrder)

/** All entries in one list, for footer and drawer. */
export const fullMenu = items.flatMap(({ items: below = [], ...item }) => [item, ...below])
