import { expect, type Locator, type Page } from '@playwright/test'

/** Finds a text field by its label. */
export const textField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

export const publishButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Опубликовать', exact: true })

/** Waits until a status message has a text. */
export const expectStatus = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Waits until typed text is saved as a draft. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^Сохранено в/)).toBeVisible()

/** Saves typed text as a draft by keyboard and waits for it, which is faster than the two seconds of autosave. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await expectSaved(page)
}
