import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/hydration.ts'

/** Pages of each kind. */
const PATHS = {
  'the catalogue': ['/catalog/', '/catalog/trikotaj/', '/catalog/futbolki-i-polo/polo/', '/catalog/odejda/'],
  'services and the blog': [
    '/catalog/pechat-na-shelke/',
    '/individualnyy-zakaz/',
    '/blog/',
    '/blog/birka-sostavnik-kod/',
  ],
  'contacts and help': ['/contacts/', '/contacts/city-1/', '/help/', '/help/delivery/', '/help/warranty/'],
  'home and the rest': ['/', '/licenses/', '/search/'],
}

interface Content {
  title: string
  headings: string[]
  links: string[]
}

/** Returns title, headings and links of a page, without the sections that depend on the visitor's history. */
const contentOf = (page: Page, html?: string): Promise<Content> =>
  page.evaluate((source) => {
    const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    const main = root.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const section of main.querySelectorAll('section'))
      if (/^(Вы смотрели|Вы искали)/.test(section.textContent)) section.remove()
    const textsOf = (selector: string, read: (element: Element) => string | null) =>
      [...main.querySelectorAll(selector)].map((element) =>
        (read(element) ?? '').replaceAll(/\s+/g, ' ').trim(),
      )
    return {
      title: root.title,
      headings: textsOf('h1, h2, h3', ({ textContent }) => textContent),
      links: [...new Set(textsOf('a[href^="/"]', (link) => link.getAttribute('href')))].sort(),
    }
  }, html)

for (const [kind, paths] of Object.entries(PATHS)) {
  test(`Shows the same content of ${kind} with and without JavaScript`, async ({ page, request }) => {
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      const whole = await contentOf(page)
      expect(whole.headings.length).toBeGreaterThan(0)
      expect(await contentOf(page, await (await request.get(path)).text()), path).toEqual(whole)
    }
  })
}
