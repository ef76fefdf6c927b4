import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { fillBlanks } from '@rapport/staff-contract/snapshots/blanks'

/** Sample of a text page. Its blanks are `[[Название]]`. */
export interface PageSample {
  title: string
  body: string
}

const SAMPLES: Record<string, () => Promise<{ sample: PageSample }>> = {
  policy: () => import('./policy.ts'),
  agreement: () => import('./agreement.ts'),
  delivery: () => import('./delivery.ts'),
  warranty: () => import('./warranty.ts'),
  help: () => import('./help.ts'),
}

/** Slugs of the pages that have a sample, the required one first. */
export const SAMPLE_SLUGS = Object.keys(SAMPLES)

/** Loads the sample of a page, with the facts of the factory in their places. Undefined if the page has none. */
export async function loadPageSample(
  slug: string,
  site: Partial<Snapshots['site']> = {},
): Promise<PageSample | undefined> {
  const loaded = await SAMPLES[slug]?.()
  return loaded && { ...loaded.sample, body: fillBlanks(loaded.sample.body, listFacts(site)) }
}

/** Returns the blanks that the factory's data answers. */
export const listFacts = (site: Partial<Snapshots['site']>): Partial<Record<string, string>> => ({
  Название: site.title ?? '',
  'Юридическое название': site.legalName ?? '',
  ИНН: site.inn ?? '',
  ОГРН: site.ogrn ?? '',
  Адрес: site.address ?? '',
  Почта: site.supportEmail ? `[${site.supportEmail}](mailto:${site.supportEmail})` : '',
  Телефон: site.phone ? formatPhone(site.phone) : '',
  'Часы работы': site.operationMode ?? '',
})
