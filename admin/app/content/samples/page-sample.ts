import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'

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

/** Loads the sample of a page, with the facts of the factory in their places. Undefined if the page has none. */
export async function loadPageSample(
  slug: string,
  site: Partial<Snapshots['site']> = {},
): Promise<PageSample | undefined> {
  const loaded = await SAMPLES[slug]?.()
  return loaded && { ...loaded.sample, body: fillBlanks(loaded.sample.body, site) }
}

/** Fills the blanks that the factory's data answers. The others stay for the editor. */
export function fillBlanks(body: string, site: Partial<Snapshots['site']>): string {
  const known: Record<string, string | undefined> = {
    Название: site.title,
    Адрес: site.address,
    Почта: site.supportEmail && `[${site.supportEmail}](mailto:${site.supportEmail})`,
    Телефон: site.phone,
    'Часы работы': site.operationMode,
  }
  return body.replace(/\[\[([^\][]+)\]\]/g, (blank, name: string) => known[name] || blank)
}
