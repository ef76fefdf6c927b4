import { expect, type Page } from '@playwright/test'
import { findEmailsTo } from './mailbox.ts'

const CALL_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
export const PASSWORD = 'лоскутное одеяло'

export interface LoggedIn {
  email: string
  headers: Record<string, string>
}

/** Registers a customer by the calls; each has an address of their own. */
export async function registerCustomer(
  { request }: Page,
  { email = `customer-${crypto.randomUUID().slice(0, 8)}@example.ru`, phone = '+79001234567' } = {},
): Promise<LoggedIn & { token: string }> {
  const headers = CALL_HEADERS
  await request.post('/api/v1/user/auth/register', { headers, data: { email } })
  let code = ''
  await expect(async () => {
    const mails = await findEmailsTo(email, 1)
    code = /^Код: (\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD }
  const data = { email, code, name: 'Анна Петрова', phone, policy: '1', ...passwords }
  const answer = await request.post('/api/v1/user/auth/store-password', { headers, data })
  const { token } = (await answer.json()).result as { token: string }
  return { email, token, headers: { ...headers, Authorization: `Bearer ${token}` } }
}

/** Registers a customer, who is logged in on every page that is opened from then on. */
export async function logInCustomer(page: Page, given?: { email: string }): Promise<LoggedIn> {
  const customer = await registerCustomer(page, given)
  await page.addInitScript((token) => {
    // A log-out stays one on the next page, too.
    if (sessionStorage.getItem('loggedIn')) return
    sessionStorage.setItem('loggedIn', '1')
    localStorage.setItem('userToken', token)
  }, customer.token)
  return customer
}

/** Places an order by the call; returns its number. */
export async function placeOrder(
  { request }: Page,
  { email, headers }: LoggedIn,
  comment: string,
  file?: { name: string; mimeType: string; buffer: Buffer },
): Promise<string> {
  const fields = { name: 'Анна Петрова', phone: '+79001234567', email, comment, policy: '1' }
  const answer = await request.post('/api/v1/send-order-mail', {
    headers,
    multipart: { ...fields, ...(file ? { 'files[]': file } : {}) },
  })
  return (await answer.json()).result.number as string
}
