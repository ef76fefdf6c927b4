import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'

const FONTS: [family: string, file: string][] = [
  ['Golos Text', 'golos-text/files/golos-text-cyrillic-wght-normal.woff2'],
  ['Golos Text', 'golos-text/files/golos-text-latin-wght-normal.woff2'],
  [
    'Sofia Sans Extra Condensed',
    'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2',
  ],
  [
    'Sofia Sans Extra Condensed',
    'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
  ],
]

/** Inlines the site's fonts, since the page may not load local files. */
function fontFaces(): string {
  return FONTS.map(([family, file]) => {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)))
    const range = file.includes('cyrillic')
      ? 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'
      : 'U+0000-03FF, U+2000-22FF'
    return `@font-face{font-family:"${family}";font-weight:400 900;src:url(data:font/woff2;base64,${bytes.toString('base64')});unicode-range:${range}}`
  }).join('')
}

/** Opens a page in Chromium for `use`, then removes all temporary files. */
export async function withPage(
  body: string,
  style: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rapport-brand-'))
  const file = path.join(folder, 'page.html')
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Брендбук фабрики «Раппорт»</title><style>${fontFaces()}${style}</style><body>${body}</body></html>`
  await writeFile(file, html)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`file://${file}`, { waitUntil: 'load' })
    await page.evaluate('document.fonts.ready')
    await use(page)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}
