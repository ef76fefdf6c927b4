import type { SeoFault, SeoPage } from '@rapport/staff-contract/seo-pages/seo-pages'
import { EMPTY_SEO, type SeoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  cityFields,
  createPublished,
  itemFields,
  postFields,
  publish,
  save,
  textPageFields,
} from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

describeStaff('the list of SEO pages', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
    await createPost('one', { title: 'Один заголовок' })
    await createPost('two', { title: 'один  заголовок' })
    await createPost('hidden', { title: 'Один заголовок', robots: 'noindex, follow' })
    await createPost('long', { title: 'Ш'.repeat(71), description: 'Длинно '.repeat(30) })
    await createPublished(editor, 'item', itemFields('shirt', { summary: 'О рубашке' }))
    await createPublished(editor, 'item', itemFields('trousers', { summary: 'О брюках' }))
  })
  const createPost = (slug: string, seo: Partial<SeoSnapshot>) =>
    createPublished(
      editor,
      'post',
      postFields(slug, { seo: { ...EMPTY_SEO, description: `О ${slug}`, ...seo } }),
    )
  const list = async (query: Record<string, string> = {}) =>
    (await editor.call('getSeoPages', { query })).result as {
      pages: SeoPage[]
      next: string | null
      counts: Record<SeoFault, number>
      total: number
    }
  const pathsWith = async (fault: SeoFault) => (await list({ fault })).pages.map(({ path }) => path)

  it('has every product and post page with its SEO data, by path, in parts', async () => {
    const { pages, total } = await list()
    const paths = ['/blog/hidden/', '/blog/long/', '/blog/one/', '/blog/two/']
    expect(pages.map(({ path }) => path)).toEqual([...paths, '/catalog/shirt/', '/catalog/trousers/'])
    expect(total).toBe(6)
    expect(pages[4]).toMatchObject({
      entry: { kind: 'item', name: 'Изделие shirt' },
      title: expect.stringMatching(/^Изделие shirt на заказ/),
      description: expect.stringMatching(/^О рубашке/),
    })
    const one = await list({ entry: String(pages[0]?.entry.id) })
    expect(one.pages).toMatchObject([{ path: '/blog/hidden/', follows: { description: 'Коротко' } }])
    const first = await list({ limit: '2' })
    const second = await list({ limit: '2', after: first.next ?? '' })
    expect([...first.pages, ...second.pages].map(({ path }) => path)).toEqual(paths)
  })

  it('finds duplicates and names the others, except for pages hidden from search engines', async () => {
    const { pages } = await list({ fault: 'title-repeats' })
    expect(pages).toMatchObject([
      { path: '/blog/one/', sameTitle: [{ name: 'О ситце', kind: 'post' }] },
      { path: '/blog/two/', sameTitle: [{ name: 'О ситце', kind: 'post' }] },
    ])
    expect(await pathsWith('not-indexed')).toEqual(['/blog/hidden/'])
  })

  it('finds texts that are cut off or generated', async () => {
    expect(await pathsWith('title-cut')).toEqual(['/blog/long/'])
    expect(await pathsWith('description-cut')).toEqual(['/blog/long/'])
    expect(await pathsWith('description-unwritten')).toEqual(['/catalog/shirt/', '/catalog/trousers/'])
    const { counts } = await list()
    expect(counts).toMatchObject({ 'title-repeats': 2, 'title-cut': 1, 'description-unwritten': 2 })
  })

  it('has the pages of texts, cities and the home page, which staff write as well', async () => {
    const text = textPageFields('delivery', { title: 'Доставка тканей' })
    const page = await createPublished(editor, 'text-page', text)
    const city = await createPublished(editor, 'city', cityFields('Кострома', 'kostroma'))
    const listed = async (kind: string) => (await list()).pages.find(({ entry }) => entry.kind === kind)
    await expect
      .poll(() => listed('text-page'), SOON)
      .toMatchObject({
        path: '/help/delivery/',
        title: expect.stringContaining('Доставка тканей'),
        faults: ['description-unwritten', 'no-picture'],
      })
    await expect
      .poll(() => listed('city'), SOON)
      .toMatchObject({
        entry: { id: city.id, name: 'Кострома' },
        title: 'Контакты — Кострома — Фабрика «Проба»',
        description: expect.stringContaining('Мира, 1'),
      })
    const seo = { ...EMPTY_SEO, title: 'Доставим ткань', description: 'За три дня' }
    const snapshot = { ...page.snapshot, seo }
    await publish(editor, (await save(editor, page.id, { version: page.version, snapshot })).result.entry)
    await expect
      .poll(() => listed('text-page'), SOON)
      .toMatchObject({
        title: 'Доставим ткань',
        description: 'За три дня',
        faults: ['no-picture'],
        follows: { title: expect.stringContaining('Доставка тканей') },
      })
  })

  it('is updated after a publication', async () => {
    const entry = await createPublished(editor, 'post', postFields('mended'))
    const isListed = async () => (await pathsWith('description-unwritten')).includes('/blog/mended/')
    await expect.poll(isListed, SOON).toBe(true)
    const snapshot = { ...entry.snapshot, seo: { ...EMPTY_SEO, description: 'Написано' } }
    await publish(editor, (await save(editor, entry.id, { version: entry.version, snapshot })).result.entry)
    await expect.poll(isListed, SOON).toBe(false)
  })
})
