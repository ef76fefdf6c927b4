import { type CDPSession, expect, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'

const PAGES = [
  '/',
  '/catalog/',
  '/catalog/futbolki-i-polo/',
  '/catalog/mujskie-futbolki/futbolka-klassicheskaya/',
  '/catalog/hlopkovye-tkani/',
  '/catalog/odejda/',
  '/blog/',
  '/contacts/',
  '/help/',
  '/help/delivery/',
]

/** Returns the texts that are rendered in more than one typeface, or in a typeface of the system. */
async function mixed(cdp: CDPSession): Promise<string[]> {
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { nodes } = await cdp.send('DOM.getFlattenedDocument', { depth: -1 })
  const found: string[] = []
  for (const { nodeId, nodeType, nodeValue } of nodes) {
    if (nodeType !== 3 || nodeValue.trim() === '') continue
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
    const ours = new Set(
      fonts.map((font) => (font.isCustomFont ? font.familyName : `system: ${font.familyName}`)),
    )
    if (ours.size > 1 || [...ours].some((name) => name.startsWith('system')))
      found.push(`${nodeValue.trim()} (${[...ours].join(', ')})`)
  }
  return found
}

for (const path of PAGES)
  test(`Each text of ${path} has one typeface, digits and Latin letters included, at 360 and 1320 px`, async ({
    page,
    context,
  }) => {
    const files: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && files.push(request.url()))
    const cdp = await context.newCDPSession(page)
    await page.goto(path)
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 900 })
      // The first visit does not use a late font. A reload takes it from the cache.
      await page.reload()
      await elementsDefined(page)
      // An element may replace a text while the texts are read.
      await expect(async () => expect(await mixed(cdp), `at ${width} px`).toEqual([])).toPass()
    }
    expect(new Set(files.map((file) => new URL(file).pathname)).size, 'files of two typefaces').toBe(2)
  })

test('The rouble, numero and percent signs in a heading have the typeface of headings', async ({
  page,
  context,
}) => {
  await page.goto('/help/delivery/')
  await page.reload()
  await elementsDefined(page)
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = '12 345,67 ₽ — Rapport №№ 100 %'
  })
  expect(await mixed(await context.newCDPSession(page))).toEqual([])
})
