import { expect, type Locator, type Page } from '@playwright/test'
import { findAxeViolations as findViolations } from './axe.ts'
import { hydrated } from './hydration.ts'

/** Returns the URL of a part, or of the playground, which sites for visitors lack. */
export const specimenPath = (part = '') => `${process.env.PLAYGROUND_URL}/__playground/${part && `${part}/`}`

/** Names of the parts, as the playground lists them. */
export const PARTS = [
  'token',
  'icon',
  'text',
  'picture',
  'button',
  'field',
  'mask',
  'dialog',
  'dropdown',
  'checkbox-menu',
  'drop-menu',
  'carousel',
  'tabs',
  'pagination',
  'card',
  'tier-table',
  'masked-link',
  'toast',
  'skeleton',
]

export async function openSpecimen(page: Page, part: string): Promise<void> {
  await page.goto(specimenPath(part))
  await hydrated(page)
}

/** Returns axe violations of the part's page, open dialogs and popovers included. */
export const findAxeViolations = (page: Page): Promise<string[]> =>
  findViolations(page, { within: '#playground' })

/** Types key by key without pauses. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

export async function expectCaretAt(field: Locator, value: string, caret: number): Promise<void> {
  await expect(field).toHaveValue(value)
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]))
    .toEqual([caret, caret])
}
