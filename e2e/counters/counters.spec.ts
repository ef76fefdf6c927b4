import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { layoutLocators, openAt } from '../support/layout-locators.ts'
import { findCodes } from '../support/mailbox.ts'
import { anna, fillIn, layout, orderForm } from '../support/order-form.ts'
import { type RunningSite, runSite } from '../support/run-site.ts'
import { type CounterServices, IDS, startCounterServices } from './counter-services.ts'

// One site for the whole file.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1320, height: 900 } })

let site: RunningSite | undefined
let services: CounterServices
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await runSite(IDS)
})
test.afterAll(() => site?.stop())
test.beforeEach(async ({ context }) => {
  services = await startCounterServices()
  await services.serve(context)
})
test.afterEach(() => services.stop())

const counted = (path: string) => `${site?.origin ?? ''}${path}`
const { metrika, tagManager, vkPixel, vkRetargeting, topMailRu } = {
  metrika: () => services.told('metrika'),
  tagManager: () => services.told('tagManager'),
  vkPixel: () => services.told('vkPixel'),
  vkRetargeting: () => services.told('vkRetargeting'),
  topMailRu: () => services.told('topMailRu'),
}

const goalsOf = (told: string[]) => told.filter((event) => event.startsWith('goal'))

/**
 * Waits for a goal before the next step: likes and orders are told when the server has answered, and what is done meanwhile
 * would be told before them.
 */
async function expectGoals(...goals: string[]): Promise<void> {
  await expect.poll(() => goalsOf(metrika())).toEqual(goals.map((name) => `goal ${name}`))
}

/** Follows a link of the menu, without loading the site anew. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await layoutLocators(page).menu.getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(counted(path))
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('Nothing is loaded before consent; then each page and goal is told once, in order, and once more by Back and Forward', async ({
  page,
}) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await page.goto(counted('/?utm_source=vk&auth=register-confirm&email=anna%40example.ru&code=123456'))
  await hydrated(page)
  await page
    .getByRole('dialog', { name: 'Подтверждение почты' })
    .getByRole('button', { name: 'Закрыть' })
    .click()
  await follow(page, 'Блог', '/blog/')
  await layoutLocators(page).header.getByRole('link', { name: 'Раппорт' }).click()
  await expect(page).toHaveURL(counted('/'))
  await page.waitForLoadState('networkidle')
  expect(services.asked).toEqual([])

  await layoutLocators(page).cookies.getByRole('button', { name: 'Понятно' }).click()
  const before = ['hit /', 'hit /blog/', 'goal logo-clicked', 'hit /']
  await expect.poll(metrika).toEqual(before)
  await follow(page, 'Контакты', '/contacts/')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Контакты', level: 1 })).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Контакты', level: 1 })).toBeVisible()
  const office = page.getByRole('article').filter({ hasText: 'Сарпинская улица' })
  await office.getByText('Показать телефон').click()
  await office.getByRole('link', { name: '+7 (8452) 12-34-56' }).click()

  const all = [
    ...before,
    'hit /contacts/',
    'hit /',
    'hit /contacts/',
    'goal phone-shown',
    'goal phone-saratov',
  ]
  await expect.poll(metrika).toEqual(all)
  await expect.poll(tagManager).toEqual(all)
  await expect.poll(topMailRu).toEqual(all)
  // Its program asks the window where it is.
  await expect.poll(() => vkRetargeting().length).toBe(all.length)
  await expect.poll(() => vkPixel()).toEqual(all.filter((event) => event.startsWith('hit')).map(() => 'hit'))
  expect(services.asked.join()).not.toMatch(/anna|123456|auth/)
  expect(services.asked.join()).toContain('utm_source%3Dvk')
  expect(failures).toEqual([])

  services.asked.length = 0
  await page.reload()
  await expect.poll(metrika).toEqual(['hit /contacts/'])
})

test('«Только необходимые» drops what waited and loads nothing, then and later', async ({ page }) => {
  await page.goto(counted('/blog/'))
  await hydrated(page)
  await layoutLocators(page).cookies.getByRole('button', { name: 'Только необходимые' }).click()
  await follow(page, 'Контакты', '/contacts/')
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(services.asked).toEqual([])
})

test('«Настройки cookie» takes the consent back: marks and programs of counters go, and the question comes again', async ({
  page,
}) => {
  await page.goto(counted('/blog/'))
  await hydrated(page)
  const { cookies } = layoutLocators(page)
  await cookies.getByRole('button', { name: 'Понятно' }).click()
  // Each in its own time: what one tells later would count as told after the consent was taken back.
  for (const eventsOf of [metrika, tagManager, vkPixel, vkRetargeting, topMailRu])
    await expect.poll(() => eventsOf().length).toBe(1)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: set as counters set them
    document.cookie = '_ym_uid=1; path=/'
  })
  services.asked.length = 0
  await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click()
  await expect(cookies).toBeVisible()
  await hydrated(page)
  expect(await page.evaluate(() => [document.cookie, 'ym' in window])).toEqual(['', false])
  await cookies.getByRole('button', { name: 'Только необходимые' }).click()
  await expect(cookies).toBeHidden()
  // An answer that loaded nothing is asked for again without loading the page.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click()
  await expect(cookies).toBeVisible()
  expect(services.asked).toEqual([])
})

test('A like, a share and a search are told once each', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAt(page, counted('/blog/'), 1320)
  await page.getByRole('main').locator('a[href^="/blog/"]:has(h2)').first().click()
  await page.getByRole('button', { name: 'Нравится' }).click()
  await expectGoals('liked')
  await page.getByRole('button', { name: 'Поделиться' }).click()
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  // The browser copies in its own time, and not without the focus.
  await expect(page.getByText('Ссылка скопирована').first()).toBeVisible()
  await layoutLocators(page).search.fill('футболка')
  await page.keyboard.press('Enter')
  // The address changes before the page does, which would take along what is typed below it.
  await expect(page.getByRole('heading', { name: 'Поиск', level: 1 })).toBeVisible()
  await expectGoals('liked', 'shared', 'searched')
  await expect.poll(metrika).toContain('hit /search/')
  await expect.poll(() => goalsOf(vkRetargeting())).toEqual(goalsOf(metrika()))
  expect(services.asked.join()).not.toMatch(/%D1%84%D1%83%D1%82/i)
})

test('An order and its file are told once each; a program that is blocked keeps nothing from the others', async ({
  page,
}) => {
  services.blocked.add('topMailRu').add('tagManager')
  await openAt(page, counted('/blog/'), 1320)
  const order = orderForm(page)
  await order.files.setInputFiles(layout())
  await fillIn(order, anna)
  await order.submit.click()
  await expect(order.thanks).toBeVisible()
  const network = order.form.getByRole('link', { name: 'ВКонтакте' })
  await network.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await network.click()

  await expectGoals('file-chosen', 'order-sent', 'social-vk')
  await expect.poll(() => goalsOf(vkRetargeting())).toEqual(goalsOf(metrika()))
  expect([topMailRu(), tagManager()]).toEqual([[], []])
  expect(services.asked.join()).not.toMatch(/example\.ru|9001234567/i)
})

test('An order that is refused, a registration and a log-in are goals, and tell nothing of whom', async ({
  page,
}) => {
  const email = `goals-${crypto.randomUUID().slice(0, 8)}@example.ru`
  const password = 'лоскутное одеяло'
  await openAt(page, counted('/contacts/'), 1320)
  const order = orderForm(page)
  await fillIn(order, { ...anna, name: 'Анна 1' })
  await order.submit.click()
  await expectGoals('order-failed')

  await page.goto(counted('/?auth=register'))
  await hydrated(page)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await dialog('Регистрация').getByLabel('Ваш email').fill(email)
  await dialog('Регистрация').getByRole('button', { name: 'Зарегистрироваться' }).click()
  const [code = ''] = await findCodes(email, 1, join(site?.directory ?? '', 'mail'))
  const confirm = dialog('Подтверждение почты')
  await confirm.getByLabel('Код из письма').fill(code)
  await confirm.getByRole('button', { name: 'Подтвердить' }).click()
  const final = dialog('Завершение регистрации')
  await final.getByLabel('Ваше имя').fill('Ольга')
  await final.getByLabel('Пароль', { exact: true }).fill(password)
  await final.getByLabel('Повторите пароль').fill(password)
  await final.getByLabel('Даю согласие на обработку персональных данных').check()
  await final.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page).toHaveURL(counted('/account/profile/'))
  await expectGoals('order-failed', 'registered')

  await page.evaluate(() => localStorage.removeItem('userToken'))
  await page.goto(counted('/?auth=login'))
  await hydrated(page)
  await dialog('Вход').getByLabel('Ваш email').fill(email)
  await dialog('Вход').getByLabel('Пароль', { exact: true }).fill(password)
  await dialog('Вход').getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page).toHaveURL(counted('/account/profile/'))
  await expectGoals('order-failed', 'registered', 'logged-in')
  expect(services.asked.join()).not.toMatch(/goals-|9001234567|example\.ru/i)
})

test('Where no id is set nothing is asked of anybody, and pages carry nothing of counters', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(process.env.SITE_URL ?? '').host) foreign.push(request.url())
  })
  await openAt(page, '/contacts/', 1320)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await page.content()).not.toContain('counters')
})
