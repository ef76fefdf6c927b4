import { expect, type Page } from '@playwright/test'
import { textField } from './admin-form.ts'
import { type AdminSite, openScreen } from './admin-site.ts'

export const titleField = (page: Page) => textField(page, 'Заголовок')
export const shortText = (page: Page) => textField(page, 'Коротко')

/** Opens a post of the demo factory by its title. */
export async function openPost(page: Page, site: AdminSite, name: string): Promise<void> {
  await openScreen(page, site, '/posts/', 'Статьи')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
