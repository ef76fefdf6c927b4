import type { Page } from '@playwright/test'
import { beginWithToken, type Member, registerMember } from './members.ts'

/** Values of a customer's order form. */
const DETAILS = { name: 'Анна Петрова', phone: '+79001234567' }

/** Registers a user with a profile that fills the order form. */
export const registerCustomer = ({ request }: Page, given?: { email: string }): Promise<Member> =>
  registerMember(request, { ...DETAILS, ...given })

/** Registers a customer who is logged in on every page opened afterwards. */
export async function logInCustomer(page: Page, given?: { email: string }): Promise<Member> {
  const customer = await registerCustomer(page, given)
  await beginWithToken(page, customer.token)
  return customer
}

/** Places an order through the API; returns its number. */
export async function placeOrder(
  { request }: Page,
  { email, headers }: Pick<Member, 'email' | 'headers'>,
  comment: string,
  file?: { name: string; mimeType: string; buffer: Buffer },
  line: Record<string, string> = {},
): Promise<string> {
  const answer = await request.post('/api/v1/send-order-mail', {
    headers,
    multipart: { ...DETAILS, email, comment, policy: '1', ...line, ...(file ? { 'files[]': file } : {}) },
  })
  return (await answer.json()).result.number as string
}
