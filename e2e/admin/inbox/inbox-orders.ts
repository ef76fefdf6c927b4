import { expect, type Page } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { type AdminSite, openScreen } from '../../support/admin-site.ts'

const FIELDS = { phone: '+7 900 123-45-67', email: 'zakaz@example.ru', comment: 'Двести футболок' }

/** Sends an order as the site does. */
export async function sendOrder(
  page: Page,
  site: AdminSite,
  fields: Record<string, string> & { name: string },
): Promise<void> {
  const answer = await page.request.post(`${site.origin}${endpointRoutes.sendOrderMail.path}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    multipart: { ...FIELDS, ...fields },
  })
  expect(answer.status()).toBe(200)
}

/** Opens a listed order. */
export const openOrder = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click()

/** Sends an order and opens it from the inbox. */
export async function openNewOrder(page: Page, site: AdminSite, name: string): Promise<void> {
  await sendOrder(page, site, { name })
  await openScreen(page, site, '/orders/', 'Заявки')
  await openOrder(page, name)
}
