import type { Page } from '@playwright/test'
import { PLAIN_PAGE } from './layout-locators.ts'

/** Returns a URL of a demo city: `spb` is at `spb.localhost`. */
export function cityUrl(subdomain: string, path = PLAIN_PAGE): string {
  const base = new URL(process.env.SITE_URL ?? '')
  return `${base.protocol}//${subdomain ? `${subdomain}.` : ''}${base.host}${path}`
}

export interface Choice {
  id: number
  at: number
}

export const storedChoice = (page: Page): Promise<Choice | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('city') ?? 'null'))

/** Stores a choice of the given age on the open page. */
export const storeChoice = (page: Page, id: number, hoursAgo: number): Promise<void> =>
  page.evaluate(
    ([city, hours]) =>
      localStorage.setItem('city', JSON.stringify({ id: city, at: Date.now() - hours * 3_600_000 })),
    [id, hoursAgo] as const,
  )

/** Chooses a city in the top line. */
export async function choose(page: Page, city: string): Promise<void> {
  await page.getByRole('button', { name: 'Выбрать город' }).click()
  await page.getByRole('dialog', { name: 'Выберите город' }).getByRole('link', { name: city }).click()
}
