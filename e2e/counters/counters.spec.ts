import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'
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
 * Waits for goals before the next step. A like or an order is reported only after the server has answered, so a quick
 * next step would be reported first.
 */
async function expectGoals(...goals: string[]): Promise<void> {
  await expect.poll(() => goalsOf(metrika())).toEqual(goals.map((name) => `goal ${name}`))
}

/** Follows a link of the menu. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await layoutLocators(page).menu.getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(counted(path))
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('Loads no counter before consent, then reports each page and goal once, in order, including Back and Forward', async ({
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
  // A page that is left at once may lose a report on its way.
  await expect.poll(metrika).toEqual([...before, 'hit /contacts/'])
  await page.goBack()
  await expect.poll(metrika).toEqual([...before, 'hit /contacts/', 'hit /'])
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
  // Its script reads the address from the window, so only the number of events is compared.
  await expect.poll(() => vkRetargeting().length).toBe(all.length)
  await expect.poll(() => vkPixel()).toEqual(all.filter((event) => event.startsWith('hit')).map(() => 'hit'))
  expect(services.asked.join()).not.toMatch(/anna|123456|auth/)
  expect(services.asked.join()).toContain('utm_source%3Dvk')
  expect(failures).toEqual([])

  services.asked.length = 0
  await page.reload()
  await expect.poll(metrika).toEqual(['hit /contacts/'])
})

test('Counts a goal that is reached while the counters load', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/counte-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(counted('/contacts/'))
  await elementsDefined(page)
  const office = page.getByRole('article').filter({ hasText: 'Сарпинская улица' })
  await office.getByText('Показать телефон').click()
  released.resolve()
  await layoutLocators(page).cookies.getByRole('button', { name: 'Понятно' }).click()
  await expect.poll(metrika).toEqual(['hit /contacts/', 'goal phone-shown'])
})

test('«Только необходимые» drops the queued events, and loads no counter then or later', async ({ page }) => {
  await page.goto(counted('/blog/'))
  await hydrated(page)
  await layoutLocators(page).cookies.getByRole('button', { name: 'Только необходимые' }).click()
  await follow(page, 'Контакты', '/contacts/')
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(services.asked).toEqual([])
})

test('«Настройки cookie» withdraws consent, removes cookies and scripts of counters, and opens the banner again', async ({
  page,
}) => {
  await page.goto(counted('/blog/'))
  await hydrated(page)
  const { cookies } = layoutLocators(page)
  await cookies.getByRole('button', { name: 'Понятно' }).click()
  // Waits for every service: a late report would look like a report after the withdrawal.
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
  // After a refusal the banner opens without a page load.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click()
  await expect(cookies).toBeVisible()
  expect(services.asked).toEqual([])
})

test('Reports a like, a share and a search once each', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAt(page, counted('/blog/'), 1320)
  await page.getByRole('main').locator('a[href^="/blog/"]:has(h2)').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await elementsDefined(page)
  await page.getByRole('button', { name: 'Нравится' }).click()
  await expectGoals('liked')
  await page.getByRole('button', { name: 'Поделиться' }).click()
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  // Copying is asynchronous and needs the focus.
  await expect(page.getByText('Ссылка скопирована').first()).toBeVisible()
  await layoutLocators(page).search.fill('футболка')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Поиск', level: 1 })).toBeVisible()
  await expectGoals('liked', 'shared', 'searched')
  await expect.poll(metrika).toContain('hit /search/')
  await expect.poll(() => goalsOf(vkRetargeting())).toEqual(goalsOf(metrika()))
  expect(services.asked.join()).not.toMatch(/%D1%84%D1%83%D1%82/i)
})

test('Reports an order and its file once each, even if the scripts of other counters are blocked', async ({
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

test('Reports a refused order, a registration and a log-in as goals without personal data', async ({
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

test('Sends no request to other hosts, and adds no counters to pages when no id is set', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(process.env.SITE_URL ?? '').host) foreign.push(request.url())
  })
  await openAt(page, '/contacts/', 1320)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await page.content()).not.toContain('counters')
})
