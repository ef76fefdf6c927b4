import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { CONTENT_KINDS } from '@rapport/staff-contract/entries/content-kinds'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  materialFields,
} from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { mayReadKind } from './require-kinds.ts'

describeStaff('search by titles and keys', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    editor = await server().signedIn('editor')
    await createPost(editor, 'felt', { title: 'Плотный войлок: чем он хорош' })
    await createPost(editor, 'fir', { title: 'Ёлочка на твиле' })
    await createPost(editor, 'heather', { title: 'Платье «Вереск Ладога»: лён/шёлк № 5' })
  })
  async function find(query: Record<string, string>): Promise<string[]> {
    const answer = await server().app.inject({
      url: `${adminRoutes.getEntries.path}?${new URLSearchParams(query)}`,
      headers: { cookie: `__Secure-rapport-staff=${editor.cookie}` },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json().result.entries.map((entry: { title: string }) => entry.title)
  }

  it.each(['войл', 'ВОЙЛОК', 'хорош плотн', '«войлок»!'])(
    'finds prefixes of words in any order: %s',
    async (title) => {
      expect(await find({ title })).toEqual(['Плотный войлок: чем он хорош'])
    },
  )

  it.each(['елочка', 'ёлочка', 'ЁЛ'])('treats «ё» as «е»: %s', async (title) => {
    expect(await find({ title, kind: 'post' })).toEqual(['Ёлочка на твиле'])
  })

  it.each(['вереск', 'ладога', 'шелк', '5 лен'])(
    'splits words at quotes, dashes and signs, in databases of any locale: %s',
    async (title) => {
      expect(await find({ title, kind: 'post' })).toEqual(['Платье «Вереск Ладога»: лён/шёлк № 5'])
    },
  )

  it.each(['ойлок', 'войлок твил', "'); drop table", '& | ! :*('])(
    'finds nothing by other words, and escapes operators in a query: %s',
    async (title) => {
      expect(await find({ title, kind: 'text-page' })).toEqual(title.includes('*') ? expect.any(Array) : [])
    },
  )

  it('finds published entries and drafts of one kind by their keys', async () => {
    await addPicture(server())
    await createPublished(editor, 'material', materialFields('FELT', { title: 'Войлок' }))
    await createDraft(editor, 'material', materialFields('TWILL', { title: 'Твил' }))
    const keys = 'TWILL,FELT,NOWHERE'
    expect((await find({ kind: 'material', keys })).sort()).toEqual(['Войлок', 'Твил'])
    expect(await find({ kind: 'price-group', keys })).toEqual([])
  })

  it('searches all readable kinds if none is given', async () => {
    const titles = await find({ limit: '100' })
    const readable = CONTENT_KINDS.filter((kind) => mayReadKind('editor', kind))
    expect(readable).not.toEqual(CONTENT_KINDS)
    const byKind = await Promise.all(readable.map((kind) => find({ kind, limit: '100' })))
    expect(titles.sort()).toEqual(byKind.flat().sort())
  })
})
