import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { findCodes } from './mailbox.ts'

/** Somebody who has registered at the site. */
export interface Member {
  email: string
  password: string
  token: string
  /** Of calls made as the member. */
  headers: Record<string, string>
}

/** What a member may be registered with in place of what is made up. */
interface MemberDetails {
  email?: string
  name?: string
  phone?: string
}

const PASSWORD = 'лоскутное одеяло'

/** Registers by the calls. */
export async function registerMember(
  request: APIRequestContext,
  {
    email = `member-${crypto.randomUUID().slice(0, 8)}@example.ru`,
    name = 'Ольга',
    phone,
  }: MemberDetails = {},
): Promise<Member> {
  const headers = ownIp()
  const post = (call: string, data: object) => request.post(`/api/v1/user/auth/${call}`, { headers, data })
  await post('register', { email })
  const [code] = await findCodes(email)
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

/** Logs a member in again by the calls; returns the token. */
export async function logInByCall(request: APIRequestContext, { email, password }: Member): Promise<string> {
  const answer = await request.post('/api/v1/user/auth/login', {
    headers: ownIp(),
    data: { email, password },
  })
  return (await answer.json()).result.token
}

/** One address may make few such calls: each comes from an address of its own, which the site believes of the test. */
const ownIp = () => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-Forwarded-For': `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
})

/** Has a tab begin with a token, as if it had been stored at an earlier visit; what ends it later is not undone. */
export async function beginWithToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('hasBegun')) return
    sessionStorage.setItem('hasBegun', '1')
    localStorage.setItem('userToken', stored)
  }, token)
}

/** Opens a page as whoever has the token. */
export async function openWithToken(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((userToken) => {
    localStorage.setItem('userToken', userToken)
    localStorage.setItem('cookieConsent', 'all')
  }, token)
  await page.goto(path)
  await hydrated(page)
}

/** A browser of its own, of the same site. */
export async function otherBrowser(browser: Browser, width = 1320): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  return context.newPage()
}

/** Waits until the server takes a token no more. */
export const expectEnded = ({ request }: Page, token: string): Promise<void> =>
  expect
    .poll(async () =>
      (await request.get('/api/v1/user', { headers: { Authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(401)
