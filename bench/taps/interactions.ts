import type { Locator, Page } from '@playwright/test'
import type { Device } from './browser.ts'
import type { Result } from './watch-page.ts'

/** One page of each kind. */
export const PAGES = {
  home: '/',
  group: '/catalog/trikotaj/futbolki-i-polo/',
  product: '/catalog/mujskie-futbolki/futbolka-klassicheskaya/',
  post: '/blog/birka-sostavnik-kod/',
  contacts: '/contacts/city-1/',
}

/** Found by their words on the screen, so that a measurement survives another implementation. */
export interface Interaction {
  name: string
  page: keyof typeof PAGES
  device: Device
  /** Opens what the target is in. */
  prepare?(page: Page): Promise<void>
  target(page: Page): Locator
  /** A tap or click by default. */
  input?: 'hover' | { type: string }
  result: Result
  /** The result needs a response of the server. */
  needsData?: boolean
  /** Deliberate delay: a mouse that passes by opens nothing. */
  pauseMs?: number
}

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Быстрые ссылки' })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Меню' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' })
const main = (page: Page) => page.getByRole('main')
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Поиск по каталогу' })
export const more = (page: Page) => page.getByRole('button', { name: 'Больше', exact: true })

const total: Result = { changes: 'main a', text: 'Рассчитать стоимость' }
const megaMenu: Result = { appears: 'nav a', text: 'Футболки и поло' }

/** Like any native button with a popover. `insertReference` adds it to pages without scripts. */
export const reference = (page: Interaction['page'], device: Device): Interaction => ({
  name: 'reference',
  page,
  device,
  target: (page) => page.locator('[popovertarget="reference"]'),
  result: { appears: '#reference', text: 'Reference' },
})

export const insertReference = (html: string): string =>
  html.replace(
    '</body>',
    '<button type="button" popovertarget="reference" style="position:fixed;top:50%;left:50%;z-index:1000">Open</button><div id="reference" popover><h2>Reference</h2><p>A native popover.</p></div></body>',
  )

export const INTERACTIONS: Interaction[] = [
  {
    name: 'drawer',
    page: 'home',
    device: 'phone',
    target: (page) => bar(page).getByRole('button', { name: 'Меню' }),
    result: { appearsInPopup: 'a', text: 'Скачать брендбук' },
  },
  {
    name: 'drawer level',
    page: 'home',
    device: 'phone',
    async prepare(page) {
      await bar(page).getByRole('button', { name: 'Меню' }).tap()
      await drawer(page).getByRole('link', { name: 'Скачать брендбук' }).waitFor()
    },
    target: (page) => drawer(page).locator('summary', { hasText: 'Раздел «Каталог»' }),
    result: { appearsInPopup: 'summary', text: 'Трикотаж' },
  },
  {
    name: 'search',
    page: 'home',
    device: 'phone',
    needsData: true,
    prepare: (page) => searchField(page).tap(),
    target: searchField,
    input: { type: 'фут' },
    result: { appears: 'header [role="option"]', text: 'Футбол' },
  },
  {
    name: 'mega-menu hover',
    page: 'home',
    device: 'desktop',
    target: (page) => menu(page).getByRole('link', { name: 'Каталог', exact: true }),
    input: 'hover',
    pauseMs: 120,
    result: megaMenu,
  },
  {
    name: 'mega-menu tap',
    page: 'home',
    device: 'tablet',
    target: (page) => menu(page).getByRole('link', { name: 'Каталог', exact: true }),
    result: megaMenu,
  },
  {
    name: 'city list',
    page: 'home',
    device: 'desktop',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Выбрать город' }),
    result: { appearsInPopup: 'a', text: 'Санкт-Петербург' },
  },
  {
    name: 'phone',
    page: 'product',
    device: 'phone',
    target: (page) => page.locator('#order-form-sect').getByText('Показать телефон'),
    result: { appears: '#order-form-sect a', text: '123-45-67' },
  },
  { name: 'quantity', page: 'product', device: 'phone', target: more, result: total },
  {
    name: 'material',
    page: 'product',
    device: 'phone',
    target: (page) =>
      page
        .getByRole('group', { name: 'Материал' })
        .getByText('Интерлок 200')
        .filter({ visible: true })
        .first(),
    result: total,
  },
  {
    name: 'gallery',
    page: 'product',
    device: 'phone',
    target: (page) => main(page).getByRole('link', { name: 'Показать вид 2' }),
    // The edge of the second picture is always on the screen.
    result: { slides: 'main a', text: 'Увеличить: Футболка со спины', share: 0.1 },
  },
  {
    name: 'material popup',
    page: 'product',
    device: 'phone',
    needsData: true,
    target: (page) => main(page).getByRole('link', { name: 'Кулирка с лайкрой 180' }).first(),
    result: { appearsInPopup: '*', text: '92 % гребенной хлопок' },
  },
  {
    name: 'order form',
    page: 'product',
    device: 'phone',
    target: (page) => page.locator('#order-form-sect').getByRole('button', { name: 'Отправить заявку' }),
    result: { focuses: '#order-form-sect input[name="name"]' },
  },
  {
    name: 'like',
    page: 'product',
    device: 'phone',
    needsData: true,
    target: (page) => main(page).getByRole('button', { name: /^Нравится/ }),
    result: { changes: 'main button', text: 'Нравится' },
  },
]
