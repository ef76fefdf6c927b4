import { expect, type Page } from '@playwright/test'
import { findEmailsTo } from './mailbox.ts'

/** Somebody who has registered at the site. */
export interface Member {
  email: string
  password: string
  token: string
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

/** Returns the codes mailed to an address, once there are so many. */
export async function mailedCodes(email: string, count = 1): Promise<string[]> {
  const mails = await findEmailsTo(email, count)
  return mails.map((mail) => /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '')
}

/** Registers by the calls. One address may make 60 such calls in ten minutes: a member serves a whole file. */
export async function registerMember({ request }: Pick<Page, 'request'>, name: string): Promise<Member> {
  const email = `${name}-${Date.now()}-${process.pid}@example.ru`
  const post = (path: string, data: object) => request.post(`/api/v1/user/auth/${path}`, { headers, data })
  await post('register', { email })
  const [code] = await mailedCodes(email)
  const password = 'лоскутное одеяло'
  const passwords = { password, passwordConfirmation: password }
  const answer = await post('store-password', { email, code, name: 'Ольга', policy: '1', ...passwords })
  return { email, password, token: (await answer.json()).result.token }
}

/** Logs a member in again by the calls, for a test that ends what it is given; returns the token. */
export async function logInByCall({ request }: Page, { email, password }: Member): Promise<string> {
  const answer = await request.post('/api/v1/user/auth/login', { headers, data: { email, password } })
  return (await answer.json()).result.token
}

/** Has a tab begin with a token, as if it had been stored at an earlier visit. */
export async function beginWithToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('hasBegun')) return
    sessionStorage.setItem('hasBegun', '1')
    localStorage.setItem('userToken', stored)
  }, token)
}

/** Waits until the server takes a token no more. */
export const expectEnded = ({ request }: Page, token: string): Promise<void> =>
  expect
    .poll(async () =>
      (await request.get('/api/v1/user', { headers: { Authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(401)
