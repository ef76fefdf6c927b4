import type { Entry } from '@rapport/staff-contract/entries/entries'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, postFields, publish, save } from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { contentLinks } from '../tables.ts'
import { rerenderLinksTo } from './text-links.ts'

describeStaff('Markdown texts', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const fetchBody = async (slug: string) =>
    (await server().app.inject(`/api/v1/posts/${slug}`)).json().result?.post.body
  const publishPost = async (slug: string, fields: object = {}): Promise<Entry> =>
    (await publish(editor, await createPost(editor, slug, fields))).entry
  const fetchEntry = async (id: number): Promise<Entry> =>
    (await editor.call('getEntry', { id })).result.entry
  async function rename(id: number, slug: string): Promise<Entry> {
    const { version, snapshot } = await fetchEntry(id)
    const saved = await save(editor, id, { version, snapshot: { ...snapshot, slug } })
    return (await publish(editor, saved.result.entry)).entry
  }

  it('are stored as Markdown and shown as HTML with typography and picture widths', async () => {
    const body = '## Лён\n\nСтирать при 30 °C\\\nи **гладить**\n\n![Ткань](picture:tkan-0123456789.svg)'
    const { published } = await publishPost('html', { body })
    expect(published).toMatchObject({ body })
    expect(await fetchBody('html')).toBe(
      '<h2>Лён</h2>\n<p>Стирать при 30\u00a0°C<br />и\u00a0<strong>гладить</strong></p>\n' +
        '<p><img src="/media/tkan-0123456789.svg" width="400" height="500" alt="Ткань" loading="lazy" decoding="async" /></p>',
    )
  })

  it('are refused at their field with a picture that is missing, failed or pending', async () => {
    await addPicture(server(), 'bad-0123456789.avif', 'failed')
    await addPicture(server(), 'slow-0123456789.avif', 'pending')
    for (const file of ['none-0123456789.avif', 'bad-0123456789.avif', 'slow-0123456789.avif']) {
      const entry = await createPost(editor, 'pictures', { body: `![а](picture:${file})` })
      const { status, errors } = await publish(editor, entry)
      expect([status, errors]).toEqual([422, { 'entries.0.body': [expect.stringContaining(file)] }])
    }
  })

  it('link to a post by key: the link follows a move and creates no version of the linking post', async () => {
    const target = await publishPost('target')
    const linking = await publishPost('linking', { body: 'Читайте [о цвете](/blog/target/?a=1#b)' })
    expect(linking.snapshot).toMatchObject({
      body: expect.stringMatching(/^Читайте \[о цвете\]\(page:post\/\d+\?a=1#b\)$/),
    })
    await rename(target.id, 'target-moved')
    expect(await fetchBody('linking')).toBe(
      '<p>Читайте <a href="/blog/target-moved/?a=1#b">о\u00a0цвете</a></p>',
    )
    expect(await fetchEntry(linking.id)).toEqual(linking)
    // A former path also resolves to the page and its key.
    const later = await publishPost('later', { body: '[о цвете](/blog/target/)' })
    expect(later.snapshot).toMatchObject({ body: expect.stringMatching(/^\[о цвете\]\(page:post\/\d+\)$/) })
  })

  it('show a link to an unpublished page as plain text, and as a link after it is published again', async () => {
    const target = await publishPost('there')
    await publishPost('pointing', { body: '[туда](/blog/there/)' })
    const { result } = await editor.call('takeDownEntry', {
      id: target.id,
      body: { version: target.version },
    })
    expect(await fetchBody('pointing')).toBe('<p>туда</p>')
    await publish(editor, result.entry)
    expect(await fetchBody('pointing')).toBe('<p><a href="/blog/there/">туда</a></p>')
  })

  it('update links to a product when the code that moves it calls rerenderLinksTo', async () => {
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
    expect(await fetchBody('about')).toBe('<p><a href="/catalog/trikotaj/polo-novoe/">поло</a></p>')
  })

  it('keep links to other sites and to pages with a fixed path', async () => {
    const body = '[а](https://example.ru/blog/target/) [б](/contacts/) [в](#order) [г](/blog/no-such/)'
    expect((await publishPost('others', { body })).snapshot).toMatchObject({ body })
  })

  it('delete their stored links when the entry is unpublished', async () => {
    const target = await publishPost('kept')
    const { id, version } = await publishPost('leaving', { body: '[туда](/blog/kept/)' })
    const selectLinks = () =>
      server().database.orm.select().from(contentLinks).where(eq(contentLinks.entryId, id))
    expect(await selectLinks()).toHaveLength(1)
    await editor.call('takeDownEntry', { id, body: { version } })
    expect(await selectLinks()).toEqual([])
    await rename(target.id, 'kept-moved')
    expect(await fetchBody('leaving')).toBeUndefined()
  })

  it('may be incomplete in a draft, and are normalized to the Markdown dialect', async () => {
    const { snapshot } = await createPost(editor, 'spelling', { body: '# Лён\n- да\n- [нет' })
    expect(snapshot).toEqual(postFields('spelling', { body: '## Лён\n\n* да\n* \\[нет' }))
  })
})
