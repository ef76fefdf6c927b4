import { readDemoContent } from '@rapport/seed/test/demo-content'
import { sanitizeRichText } from '@rapport/server/platform/html/rich-text'
import { expect, it } from 'vitest'

/** Every text with marks of the demo factory, its images called as they are once they are stored. */
async function demoTexts(): Promise<string[]> {
  const { catalog, materials, cities } = await readDemoContent()
  return [
    catalog.map((item) => item.description),
    materials.flatMap((material) => [material.features, material.description]),
    cities.map((city) => city.howToGet),
  ]
    .flat()
    .map((html) => html.replaceAll('src="picture:', 'src="/media/'))
}

it('cleaning changes nothing in the texts of the demo factory, but how an empty tag is closed', async () => {
  const texts = await demoTexts()
  expect(texts.length).toBeGreaterThan(500)
  for (const html of texts) expect(sanitizeRichText(html).replaceAll(' />', '>')).toBe(html)
})
