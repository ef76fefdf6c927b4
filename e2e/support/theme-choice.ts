import { expect, type Page } from '@playwright/test'
import { expectStatus, publishButton, textField } from './admin-form.ts'

/** Fills the form of the theme with a ready theme. */
export async function takeTheme(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Взять за основу: ${title.replace('\u00A0', ' ')}` }).click()
  await expect(textField(page, 'Название')).toHaveValue(title)
}

/** Publishes a ready theme as the signed-in owner of a site. */
export async function publishTheme(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/admin/theme/`)
  await takeTheme(page, title)
  // The theme may be on the site already.
  if (await publishButton(page).isDisabled()) return
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')
}
