import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { placeOrder, registerCustomer } from '../support/customers.ts'
import { hydrated } from '../support/hydration.ts'
import { layoutLocators } from '../support/layout-locators.ts'
import { findCodes } from '../support/mailbox.ts'
import { type Member, registerMember } from '../support/members.ts'
import { layout, orderForm } from '../support/order-form.ts'

test.use({ viewport: { width: 360, height: 800 } })

const NEW_PASSWORD = 'прялка у окна'

/** A flow that is filled in, but not sent. */
interface Filled {
  call: EndpointName
  typed: [field: Locator, value: string][]
  send: Locator
  alert: Locator
  /** Waits for the step after a successful request. */
  done: () => Promise<unknown>
}

/** Behaves like a browser that forbids storage. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

/** Logs in on the page itself, because another page would not have the token. */
async function logInAt(page: Page, path: string, { email, password }: Member): Promise<Locator> {
  await page.goto(path)
  await hydrated(page)
  await layoutLocators(page).cookies.getByRole('button', { name: 'Понятно' }).click()
  const form = page.locator('#account-login-login')
  await form.getByLabel('Ваш email').fill(email)
  await form.getByLabel('Пароль', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Войти' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible()
  return main
}

const partsOf = (form: Locator) => ({
  send: form.locator('[type=submit]:not([aria-label="Закрыть"])'),
  alert: form.getByRole('alert'),
})
const fillAll = async (typed: Filled['typed']) => {
  for (const [field, value] of typed) await field.fill(value)
}
const isIn = (page: Page) => expect(page).toHaveURL('/account/profile/')

const newPasswordIn = (dialog: Locator): Filled['typed'] => [
  [dialog.getByLabel('Пароль', { exact: true }), NEW_PASSWORD],
  [dialog.getByLabel('Повторите пароль'), NEW_PASSWORD],
]

/** Requests a code for a member and returns it; the first one was for the registration. */
async function secondCode({ email }: Member, ask: () => Promise<unknown>): Promise<string> {
  const [first] = await findCodes(email)
  await ask()
  const codes = await findCodes(email, 2)
  return codes.find((code) => code !== first) ?? ''
}

const flows: Record<string, (page: Page) => Promise<Filled>> = {
  async 'A registration'(page) {
    const email = `faulty-${crypto.randomUUID().slice(0, 8)}@example.ru`
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    await page.request.post(endpointRoutes.register.path, { headers, data: { email } })
    const [code = ''] = await findCodes(email)
    await page.goto(`/?${new URLSearchParams({ auth: 'final-registration', email, code })}`)
    const dialog = page.getByRole('dialog', { name: 'Завершение регистрации' })
    const typed: Filled['typed'] = [[dialog.getByLabel('Ваше имя'), 'Ольга'], ...newPasswordIn(dialog)]
    await fillAll(typed)
    await dialog.getByLabel('Даю согласие на обработку персональных данных').check()
    return { call: 'storePassword', typed, ...partsOf(dialog), done: () => isIn(page) }
  },

  async 'A recovery'(page) {
    const member = await registerMember(page.request)
    const { email } = member
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const code = await secondCode(member, () =>
      page.request.post(endpointRoutes.forgotPassword.path, { headers, data: { email } }),
    )
    await page.goto(`/?${new URLSearchParams({ auth: 'password-change', email, code })}`)
    const dialog = page.getByRole('dialog', { name: 'Новый пароль' })
    const typed = newPasswordIn(dialog)
    await fillAll(typed)
    return { call: 'resetPassword', typed, ...partsOf(dialog), done: () => isIn(page) }
  },

  async 'A change of the address'(page) {
    const member = await registerMember(page.request)
    const main = await logInAt(page, '/account/profile/', member)
    await main.getByRole('button', { name: 'Сменить адрес' }).click()
    const form = main.locator('form').filter({ has: page.getByLabel('Новый email') })
    const typed: Filled['typed'] = [
      [form.getByLabel('Новый email'), `new-${member.email}`],
      [form.getByLabel('Текущий пароль'), member.password],
    ]
    await fillAll(typed)
    const done = () => expect(main.getByText(`Отправили код на new-${member.email}`)).toBeVisible()
    return { call: 'requestEmailChange', typed, ...partsOf(form), done }
  },

  async 'The company'(page) {
    const main = await logInAt(page, '/account/company/', await registerMember(page.request))
    await main.getByRole('button', { name: 'Добавить адрес' }).click()
    const form = main.locator('form').filter({ has: page.getByLabel('ИНН') })
    const typed: Filled['typed'] = [
      [form.getByLabel('Название'), 'ООО «Ткань»'],
      [form.getByLabel('ИНН'), '7707083893'],
      [form.getByLabel('Адрес 1', { exact: true }), 'Тула, склад 2'],
    ]
    await fillAll(typed)
    const done = () => expect(page.getByText('Сохранено').first()).toBeVisible()
    return { call: 'updateUserCompany', typed, ...partsOf(form), done }
  },

  async 'A repeated order'(page) {
    const customer = await registerCustomer(page)
    const number = await placeOrder(page, customer, '120 футболок', layout('макет спина.eps'))
    const main = await logInAt(page, `/account/orders/${number}/`, customer)
    await main.getByRole('button', { name: 'Повторить заявку' }).click()
    const { form, comment, policy, thanks } = orderForm(page)
    const typed: Filled['typed'] = [[comment, 'Ещё 50 футболок']]
    await fillAll(typed)
    await policy.check()
    const done = () => expect(thanks).toBeVisible()
    return { call: 'sendOrderMail', typed, ...partsOf(form), done }
  },

  async 'A cancelled order'(page) {
    const customer = await registerCustomer(page)
    const number = await placeOrder(page, customer, 'Пробный метр')
    const main = await logInAt(page, `/account/orders/${number}/`, customer)
    await main.getByRole('button', { name: 'Отменить заявку' }).click()
    const dialog = page.getByRole('dialog', { name: 'Отменить заявку?' })
    return {
      call: 'cancelUserOrder',
      typed: [],
      send: dialog.getByRole('button', { name: /^(?:Да, отменить|Отменяем…)$/ }),
      alert: dialog.getByRole('alert'),
      done: () => expect(page.getByText('Отменена клиентом')).toBeVisible(),
    }
  },

  async 'A new passkey'(page) {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const member = await registerMember(page.request)
    const main = await logInAt(page, '/account/security/', member)
    await main.getByRole('button', { name: 'Добавить ключ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Новый ключ доступа' })
    const typed: Filled['typed'] = [
      [dialog.getByLabel('Название'), 'Рабочий ноутбук'],
      [dialog.getByLabel('Текущий пароль'), member.password],
    ]
    await fillAll(typed)
    const done = () => expect(main.getByText('Рабочий ноутбук')).toBeVisible()
    return { call: 'createPasskeyOptions', typed, ...partsOf(dialog), done }
  },

  async 'An export'(page) {
    const member = await registerMember(page.request)
    const main = await logInAt(page, '/account/security/', member)
    const section = main.getByRole('region', { name: 'Выгрузить мои данные' })
    const code = await secondCode(member, () =>
      section.getByRole('button', { name: 'Выгрузить данные' }).click(),
    )
    const typed: Filled['typed'] = [[section.getByLabel('Код из письма'), code]]
    await fillAll(typed)
    const done = () => expect(page.getByText('Архив скачан').first()).toBeVisible()
    return { call: 'exportUser', typed, ...partsOf(section), done }
  },
}

/** Holds requests as a stalled network does. */
async function holdCalls(page: Page, name: EndpointName): Promise<Route[]> {
  const { method, path } = endpointRoutes[name]
  const held: Route[] = []
  await page.route(`**${path.replace(/:\w+/g, '*')}`, (route) =>
    route.request().method() === method ? void held.push(route) : route.continue(),
  )
  return held
}

for (const [name, begin] of Object.entries(flows))
  test(`${name} with storage refused: survives a lost connection and sends once on a slow one`, async ({
    page,
    context,
  }) => {
    await refuseStorage(page)
    const ip = `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': ip })
    const { call, typed, send, alert, done } = await begin(page)
    const held = await holdCalls(page, call)

    await send.click()
    await expect.poll(() => held.length).toBe(1)
    await context.setOffline(true)
    const offline = page.getByText('Нет подключения к интернету')
    await expect(offline).toBeVisible()
    await held[0]?.abort('internetdisconnected')
    await context.setOffline(false)
    await expect(offline).toBeHidden()
    await expect(alert).toContainText(/нет связи с сайтом/i)
    for (const [field, value] of typed) await expect(field).toHaveValue(value)

    await send.click()
    await expect.poll(() => held.length).toBe(2)
    await send.click({ force: true })
    for (const [field, value] of typed) await expect(field).toHaveValue(value)
    await held[1]?.continue()
    await done()
    expect(held).toHaveLength(2)
  })
