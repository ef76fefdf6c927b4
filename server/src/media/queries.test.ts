import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { describeServerOnEachDatabase } from '../../test/server-app.ts'
import { storePictures } from './commands.ts'
import { media } from './tables.ts'

describeServerOnEachDatabase('what can be seen in a picture', (server) => {
  beforeAll(() =>
    storePictures(server().database.orm, server().storage, {
      images: [
        {
          name: 'drugaya',
          mediaType: 'image/svg+xml',
          bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        },
      ],
    }),
  )
  const item = async () => (await server().app.inject('/api/v1/catalog/mayka')).json().result.catalog
  const say = (address: string, alt: string) =>
    server()
      .database.orm.update(media)
      .set({ alt })
      .where(eq(media.file, address.replace('/media/', '')))

  it('is told with the item whose picture it is, and with no other; a page that shows it is made anew', async () => {
    const { logo, alts } = await item()
    expect(alts).toEqual({})
    const page = () => server().app.inject('/catalog/futbolki-i-polo/mayka/')
    await page()
    const before = server().rendered.length
    await page()
    expect(server().rendered.length).toBe(before)
    await say(logo, 'Майка на вешалке')
    expect((await item()).alts).toEqual({ [logo]: 'Майка на вешалке' })
    await vi.waitFor(async () => {
      await page()
      expect(server().rendered.length).toBeGreaterThan(before)
    })
  })
})
