import { expect, type Locator, type Page } from '@playwright/test'

/** The text field of a form by its label. */
export const textField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

export const publishButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Опубликовать', exact: true })

/** Waits until a message of the screen's status says a text. */
export const expectStatus = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Waits until what was typed is saved into the draft. */
export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^Сохранено в/)).toBeVisible()

/** Saves what was typed into the draft at once, by keys, and waits until it is there: by itself that takes two seconds. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await expectSaved(page)
}
