import type { Entry } from '@rapport/staff-contract/entries/entries'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, postFields, publish, save } from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { contentLinks } from '../tables.ts'
import { rerenderLinksTo } from './text-links.ts'

describeStaff('a text with marks', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const bodyOf = async (slug: string) =>
    (await server().app.inject(`/api/v1/posts/${slug}`)).json().result?.post.body
  const publishPost = async (slug: string, fields: object = {}): Promise<Entry> =>
    (await publish(editor, await createPost(editor, slug, fields))).entry
  const entryOf = async (id: number): Promise<Entry> => (await editor.call('getEntry', { id })).result.entry
  async function rename(id: number, slug: string): Promise<Entry> {
    const { version, snapshot } = await entryOf(id)
    const saved = await save(editor, id, { version, snapshot: { ...snapshot, slug } })
    return (await publish(editor, saved.result.entry)).entry
  }

  it('is kept as Markdown, and is HTML on the page: typography, pictures of the library in their widths', async () => {
    const body = '## Лён\n\nСтирать при 30 °C\\\nи **гладить**\n\n![Ткань](picture:tkan-0123456789.svg)'
    const { published } = await publishPost('html', { body })
    expect(published).toMatchObject({ body })
    expect(await bodyOf('html')).toBe(
      '<h2>Лён</h2>\n<p>Стирать при 30\u00a0°C<br />и\u00a0<strong>гладить</strong></p>\n' +
        '<p><img src="/media/tkan-0123456789.svg" width="400" height="500" alt="Ткань" loading="lazy" decoding="async" /></p>',
    )
  })

  it('is not published with a picture that the library has not, or could not make: an error at the field', async () => {
    await addPicture(server(), 'bad-0123456789.avif', 'failed')
    await addPicture(server(), 'slow-0123456789.avif', 'pending')
    for (const file of ['none-0123456789.avif', 'bad-0123456789.avif', 'slow-0123456789.avif']) {
      const entry = await createPost(editor, 'pictures', { body: `![а](picture:${file})` })
      const { status, errors } = await publish(editor, entry)
      expect([status, errors]).toEqual([422, { 'entries.0.body': [expect.stringContaining(file)] }])
    }
  })

  it('keeps a link to a post by its key: it follows when the post moves, while no version is made of who links', async () => {
    const target = await publishPost('target')
    const linking = await publishPost('linking', { body: 'Читайте [о цвете](/blog/target/?a=1#b)' })
    expect(linking.snapshot).toMatchObject({
      body: expect.stringMatching(/^Читайте \[о цвете\]\(page:post\/\d+\?a=1#b\)$/),
    })
    await rename(target.id, 'target-moved')
    expect(await bodyOf('linking')).toBe(
      '<p>Читайте <a href="/blog/target-moved/?a=1#b">о\u00a0цвете</a></p>',
    )
    expect(await entryOf(linking.id)).toEqual(linking)
    // An address from before leads to the same page, and is kept by its key as well.
    const later = await publishPost('later', { body: '[о цвете](/blog/target/)' })
    expect(later.snapshot).toMatchObject({ body: expect.stringMatching(/^\[о цвете\]\(page:post\/\d+\)$/) })
  })

  it('shows the words of a link whose page was taken down, and the link once it is back', async () => {
    const target = await publishPost('there')
    await publishPost('pointing', { body: '[туда](/blog/there/)' })
    const { result } = await editor.call('takeDownEntry', {
      id: target.id,
      body: { version: target.version },
    })
    expect(await bodyOf('pointing')).toBe('<p>туда</p>')
    await publish(editor, result.entry)
    expect(await bodyOf('pointing')).toBe('<p><a href="/blog/there/">туда</a></p>')
  })

  it('follows a product that moves, where whoever moves it says so', async () => {
    const { orm } = server().database
    const rows = [
      { slug: 'trikotaj', name: 'Трикотаж', isGroup: true },
      { slug: 'polo', name: 'Поло', isGroup: false, parentId: 1 },
    ]
    const rest = { kind: 'regular' as const, summary: '', description: '', unit: 'шт', gallery: [] }
    await orm
      .insert(catalogItems)
      .values(rows.map((row, position) => ({ ...rest, ...row, position, properties: [] })))
    const about = await publishPost('about', { body: '[поло](/catalog/trikotaj/polo/)' })
    expect(about.snapshot).toMatchObject({ body: expect.stringMatching(/^\[поло\]\(page:item\/\d+\)$/) })
    const [item] = await orm
      .update(catalogItems)
      .set({ slug: 'polo-novoe' })
      .where(eq(catalogItems.slug, 'polo'))
      .returning({ id: catalogItems.id })
    await rerenderLinksTo(orm, [`item/${item?.id}`], server().clock.now)
    expect(await bodyOf('about')).toBe('<p><a href="/catalog/trikotaj/polo-novoe/">поло</a></p>')
  })

  it('leaves links to other sites and to pages that stay where they are as they were written', async () => {
    const body = '[а](https://example.ru/blog/target/) [б](/contacts/) [в](#order) [г](/blog/no-such/)'
    expect((await publishPost('others', { body })).snapshot).toMatchObject({ body })
  })

  it('is forgotten by those it linked to when it is taken down', async () => {
    const target = await publishPost('kept')
    const { id, version } = await publishPost('leaving', { body: '[туда](/blog/kept/)' })
    const linksOf = () =>
      server().database.orm.select().from(contentLinks).where(eq(contentLinks.entryId, id))
    expect(await linksOf()).toHaveLength(1)
    await editor.call('takeDownEntry', { id, body: { version } })
    expect(await linksOf()).toEqual([])
    await rename(target.id, 'kept-moved')
    expect(await bodyOf('leaving')).toBeUndefined()
  })

  it('of a draft may be of any state of being written, and comes back in the dialect’s spelling', async () => {
    const { snapshot } = await createPost(editor, 'spelling', { body: '# Лён\n- да\n- [нет' })
    expect(snapshot).toEqual(postFields('spelling', { body: '## Лён\n\n* да\n* \\[нет' }))
  })
})
