import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { insertPicture } from '../../test/content/insert-picture.ts'
import { countStatements } from '../../test/count-statements.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import type { Orm } from '../platform/database/database.ts'
import { cachePictures, resolvePictures, resolveRowPictures } from './pictures.ts'
import { media } from './tables.ts'

describeOnDatabase('pictures by id', (database) => {
  function openCache() {
    const { orm, takeCount } = countStatements(database())
    const cache = cachePictures(orm)
    onTestFinished(cache.close)
    return { orm, takeCount, ...cache }
  }
  const altOf = async (orm: Orm, image: number) =>
    (await resolveRowPictures(orm, { image }, ['image'])).image.alt
  const writeAlt = (orm: Orm, id: number, alt: string) =>
    orm.update(media).set({ alt }).where(eq(media.id, id))

  it('replace ids, lists of ids and the pictures of a text; missing ones of lists and texts are left out', async () => {
    const { orm } = database()
    const id = await insertPicture(orm)
    const text = (name: number) => `<p><img src="picture:${name}" alt="Ткань" loading="lazy" /></p>`
    const rows = [
      { logo: id, cover: null, gallery: [id, 999], body: text(id), id },
      { logo: null, cover: null, gallery: [], body: text(999), id },
    ]
    const picture = expect.objectContaining({ src: '/media/tkan-0123456789.svg' })
    expect(await resolvePictures(orm, rows, ['logo', 'cover', 'gallery', 'body'])).toEqual([
      {
        logo: picture,
        cover: null,
        gallery: [picture],
        body: '<p><img src="/media/tkan-0123456789.svg" width="400" height="500" alt="Ткань" loading="lazy" /></p>',
        id,
      },
      { logo: null, cover: null, gallery: [], body: '<p></p>', id },
    ])
  })

  it('are a copy for each use, cached or not, so that page data does not depend on the cache', async () => {
    const { orm } = openCache()
    const id = await insertPicture(orm)
    for (const _ of ['read', 'cached']) {
      const { logo, gallery } = await resolveRowPictures(orm, { logo: id, gallery: [id] }, [
        'logo',
        'gallery',
      ])
      expect(gallery).toEqual([logo])
      expect(gallery[0]).not.toBe(logo)
      expect(gallery[0]?.focus).not.toBe(logo.focus)
      expect(gallery[0]?.widths).not.toBe(logo.widths)
    }
  })

  it('cost one statement, and none once they are cached', async () => {
    const { orm, takeCount, fill } = openCache()
    const [a, b] = [
      await insertPicture(orm, 'a-0123456789.svg'),
      await insertPicture(orm, 'b-0123456789.svg'),
    ]
    const load = () => resolvePictures(orm, [{ image: a }, { image: b }], ['image'])
    takeCount()
    await load()
    await load()
    expect(takeCount()).toBe(1)
    const late = await insertPicture(orm, 'c-0123456789.svg')
    await fill()
    takeCount()
    await altOf(orm, late)
    expect(takeCount()).toBe(0)
  })

  it('are read again once the cache is cleared', async () => {
    const { orm, clear } = openCache()
    const id = await insertPicture(orm)
    expect(await altOf(orm, id)).toBe('')
    await writeAlt(orm, id, 'Ткань')
    clear()
    expect(await altOf(orm, id)).toBe('Ткань')
  })

  it('are not cached when they changed while they were read', async () => {
    const { orm, clear } = openCache()
    const id = await insertPicture(orm)
    const reading = altOf(orm, id)
    clear()
    await reading
    await writeAlt(orm, id, 'Ткань')
    expect(await altOf(orm, id)).toBe('Ткань')
  })

  it('are those of the transaction within it, and of no cache after it', async () => {
    const { orm } = openCache()
    const id = await insertPicture(orm)
    expect(await altOf(orm, id)).toBe('')
    const rolledBack = orm.transaction(async (tx) => {
      await writeAlt(tx, id, 'Черновик')
      expect(await altOf(tx, id)).toBe('Черновик')
      tx.rollback()
    })
    await expect(rolledBack).rejects.toThrow()
    expect(await altOf(orm, id)).toBe('')
  })
})
