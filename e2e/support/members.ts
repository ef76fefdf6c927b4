import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { findCodes } from './mailbox.ts'

/** A registered user of the site. */
export interface Member {
  email: string
  password: string
  token: string
  /** Headers of requests as the member. */
  headers: Record<string, string>
}

/** Overrides of the generated registration. */
interface MemberDetails {
  email?: string
  name?: string
  phone?: string
}

const PASSWORD = 'лоскутное одеяло'

/** Registers through the API. `mails` belongs to a separate site. */
export async function registerMember(
  request: APIRequestContext,
  {
    email = `member-${crypto.randomUUID().slice(0, 8)}@example.ru`,
    name = 'Ольга',
    phone,
  }: MemberDetails = {},
  mails?: string,
): Promise<Member> {
  const headers = ownIp()
  const post = (call: string, data: object) => request.post(`/api/v1/user/auth/${call}`, { headers, data })
  await post('register', { email })
  const [code] = await findCodes(email, 1, mails)
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD }
  const answer = await post('store-password', {
    email,
    code,
    name,
    policy: '1',
    ...passwords,
    ...(phone ? { phone } : {}),
  })
  const { token } = (await answer.json()).result as { token: string }
  return { email, password: PASSWORD, token, headers: { ...headers, Authorization: `Bearer ${token}` } }
}

/** Logs a member in again through the API; returns the token. */
export async function logInByCall(request: APIRequestContext, { email, password }: Member): Promise<string> {
  const answer = await request.post('/api/v1/user/auth/login', {
    headers: ownIp(),
    data: { email, password },
  })
  return (await answer.json()).result.token
}

/** Such requests are limited by IP address, so each sends another one, which the site trusts in tests. */
const ownIp = () => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-Forwarded-For': `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
})

/** Starts a tab with a stored token. A later log-out is not overwritten. */
export async function beginWithToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('hasBegun')) return
    sessionStorage.setItem('hasBegun', '1')
    localStorage.setItem('userToken', stored)
  }, token)
}

/** Opens a page with a stored token. */
export async function openWithToken(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((userToken) => {
    localStorage.setItem('userToken', userToken)
    localStorage.setItem('cookieConsent', 'all')
  }, token)
  await page.goto(path)
  await hydrated(page)
}

/** A separate browser context of the same site. */
export async function otherBrowser(browser: Browser, width = 1320): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  return context.newPage()
}

/** Waits until the server rejects a token. */
export const expectEnded = ({ request }: Page, token: string): Promise<void> =>
  expect
    .poll(async () =>
      (await request.get('/api/v1/user', { headers: { Authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(401)
