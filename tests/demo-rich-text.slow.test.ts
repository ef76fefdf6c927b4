import { readDemoContent } from '@rapport/seed/test/demo-content'
import { sanitizeRichText } from '@rapport/server/platform/html/rich-text'
import { expect, it } from 'vitest'

/** Returns all rich texts of the demo factory, with stored image names. */
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

it('sanitizing keeps the rich texts of the demo factory, except the closing of empty tags', async () => {
  const texts = await demoTexts()
  expect(texts.length).toBeGreaterThan(500)
  for (const html of texts) expect(sanitizeRichText(html).replaceAll(' />', '>')).toBe(html)
})
