import type { Visitor } from './visitor.ts'

interface JourneyContext {
  /** Path of a layout file. */
  layout: string
  newMember(): Promise<{ email: string; password: string }>
}

interface Journey {
  title: string
  /** Width of the window in pixels. */
  width: number
  go(visitor: Visitor, context: JourneyContext): Promise<void>
}

const WIDE = 1320
const NARROW = 460

const PRODUCT = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'

/** The main journeys of the site. Each runs in every installed browser. */
export const journeys: Journey[] = [
  {
    title: 'Opens Home, and follows the link to the catalogue',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning('/')
      await visitor.seesText('Ваш рисунок на нашей ткани')
      await visitor.sees(`[...document.images].every((image) => !image.complete || image.naturalWidth > 0)`)
      await visitor.press('Каталог', 'header nav a')
      await visitor.seesPath('/catalog/')
    },
  },
  {
    title: 'Opens the catalogue menu on hover, even before the client bundle runs',
    width: WIDE,
    async go(visitor) {
      await visitor.open('/')
      await visitor.hover('Каталог', 'header nav a')
      await visitor.sees(`document.querySelector('header nav details[open]')`)
    },
  },
  {
    title: 'Opens the drawer at the top, and restores the scroll position when it closes',
    width: NARROW,
    async go(visitor) {
      await visitor.openRunning('/help/')
      await visitor.read(`scrollTo({ top: 400, behavior: 'instant' })`)
      await visitor.press('Меню', 'button')
      await visitor.sees(`document.querySelector('#drawer:popover-open') && scrollY === 0`)
      await visitor.press('Закрыть меню', '#drawer button')
      await visitor.sees(`!document.querySelector('#drawer:popover-open') && scrollY === 400`)
    },
  },
  {
    title: 'Suggests results while a visitor types, and opens the chosen page',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning('/policy/')
      await visitor.fill('header [role=combobox]', 'футболки')
      await visitor.press('Футболки', '[role=option]')
      await visitor.sees(`location.pathname.startsWith('/catalog/')`)
    },
  },
  {
    title: 'Updates the price when the quantity changes',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning(PRODUCT)
      const price = `document.querySelector('main').innerText`
      const before = await visitor.read(price)
      await visitor.fill('main input[inputmode=numeric], main input[type=number]', '300')
      await visitor.sees(`${price} !== ${JSON.stringify(before)}`)
    },
  },
  {
    title: 'Opens a material in a popup, and closes it on Back',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning(PRODUCT)
      await visitor.press('Интерлок 200', 'main a')
      await visitor.sees(`document.querySelector('dialog[open]')`)
      await visitor.read(`history.back()`)
      await visitor.sees(`!document.querySelector('dialog[open]')`)
      await visitor.seesPath(PRODUCT)
    },
  },
  {
    title: 'Marks a product as liked',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning(PRODUCT)
      await visitor.press('Нравится', 'main button')
      await visitor.sees(`document.querySelector('main button[aria-pressed=true]')`)
    },
  },
  {
    title: 'Sends an order with a layout',
    width: WIDE,
    async go(visitor, { layout }) {
      await visitor.openRunning('/policy/')
      await visitor.fill('#order-name', 'Анна')
      await visitor.fill('#order-phone', '9001234567')
      await visitor.sees(`document.querySelector('#order-phone').value === '+7 (900) 123-45-67'`)
      await visitor.fill('#order-email', 'anna@example.ru')
      await visitor.chooseFiles('#order-files', [layout])
      await visitor.sees(`document.querySelector('[aria-label="Выбранные файлы"] li')`)
      await visitor.read(`document.querySelector('#order-policy').click()`)
      await visitor.press('Отправить заявку', 'button')
      await visitor.seesText('Мы свяжемся с вами в ближайшее время!')
    },
  },
  {
    title: 'A wrong password is refused, and the right password logs in',
    width: WIDE,
    async go(visitor, { newMember }) {
      const member = await newMember()
      await visitor.openRunning('/policy/')
      await visitor.press('Войти', 'header a')
      await visitor.fill('dialog [name=email]', member.email)
      await visitor.fill('dialog [name=password]', 'wrong password')
      await visitor.press('Войти', 'dialog button')
      await visitor.seesText('Неверная почта или пароль')
      await visitor.fill('dialog [name=password]', member.password)
      await visitor.press('Войти', 'dialog button')
      await visitor.sees(
        `!document.querySelector('dialog[open]') && document.querySelector('header a[href="/account/"]').checkVisibility()`,
      )
    },
  },
  {
    title: 'Opens a post of the blog',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning('/blog/')
      await visitor.press('', 'main a[href^="/blog/"][href$="/"]:not([href="/blog/"])')
      await visitor.sees(`/^\\/blog\\/.+/.test(location.pathname) && document.querySelector('main h1')`)
    },
  },
  {
    title: 'Shows 404 with a link for an unknown address',
    width: WIDE,
    async go(visitor) {
      await visitor.open('/no-such-page/')
      await visitor.seesText('404')
      await visitor.sees(`document.querySelector('main a')`)
    },
  },
  // Runs last: afterwards the base host redirects to the city.
  {
    title: 'Opens the host of a chosen city',
    width: WIDE,
    async go(visitor) {
      await visitor.openRunning('/policy/')
      await visitor.press('Выбрать город', 'header button')
      await visitor.press('Санкт-Петербург', '[aria-label="Выберите город"] a')
      await visitor.sees(`location.hostname.startsWith('spb.')`)
    },
  },
]
