/** The menu in the footer: where «Меню» leads without the client bundle. */
export const SITE_MENU_ID = 'site-menu'

/** A line of the site's menus. */
export interface MenuItem {
  name: string
  link: string
  class?: string
  /** Lines of its drop-down. */
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

/** The individual order is hidden in the main menu. */
export const mainMenu = items.filter((item) => item !== individualOrder)

/** Every way in one list, for the footer and the drawer. */
export const fullMenu = items.flatMap(({ items: below = [], ...item }) => [item, ...below])
