import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { hydrated } from './hydration.ts'
import { findEmailsTo } from './mailbox.ts'

export interface Member {
  email: string
  password: string
  token: string
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const auth = (call: string) => `/api/v1/user/auth/${call}`
let members = 0

/** Registers a user of the test's own by the calls. */
export async function registerMember(request: APIRequestContext): Promise<Member> {
  members += 1
  const email = `member-${process.pid}-${members}-${Date.now()}@example.ru`
  const password = 'лоскутное одеяло'
  await request.post(auth('register'), { headers, data: { email } })
  const [mail] = await findEmailsTo(email, 1)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  const data = { email, code, name: 'Ольга', policy: '1', password, passwordConfirmation: password }
  const answer = await request.post(auth('store-password'), { headers, data })
  return { email, password, token: (await answer.json()).result.token }
}

/** Logs the user in once more; returns the token. */
export async function logInAgain(request: APIRequestContext, { email, password }: Member): Promise<string> {
  const answer = await request.post(auth('login'), { headers, data: { email, password } })
  return (await answer.json()).result.token
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
