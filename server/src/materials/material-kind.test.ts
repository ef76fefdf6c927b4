import type { Entry } from '@rapport/staff-contract/entries/entries'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPublished,
  materialFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

describeStaff('a draftable material', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  const get = async (url: string) => (await server().app.inject({ url })).json()
  const statusOf = async (url: string) => (await server().app.inject({ url })).statusCode

  it('is on the site once published, and unchanged until a change is published', async () => {
    const draft = await createDraft(editor, 'material', materialFields('LINEN'))
    expect(await statusOf('/api/v1/materials/LINEN')).toBe(404)
    const { entry } = await publish(editor, draft)
    const shown = async () => (await get('/api/v1/materials/LINEN')).result.material
    expect(await shown()).toMatchObject({ name: 'Ткань LINEN', features: '<p>Тонкая</p>', isUnion: false })
    const snapshot = { ...entry.snapshot, title: 'Лён' }
    const saved = await save(editor, entry.id, { version: entry.version, snapshot })
    expect((await shown()).name).toBe('Ткань LINEN')
    await publish(editor, saved.result.entry)
    expect((await shown()).name).toBe('Лён')
  })

  it('replaces the members of a union, in its order', async () => {
    for (const code of ['ONE', 'TWO']) await createPublished(editor, 'material', materialFields(code))
    await createPublished(editor, 'material', materialFields('BOTH', { members: ['TWO', 'ONE'] }))
    const { materials } = (await get('/api/v1/union-materials/BOTH')).result
    expect(materials.map(({ erpId }: { erpId: string }) => erpId)).toEqual(['TWO', 'ONE'])
  })

  it('stays on the site while a union has it, and keeps its code', async () => {
    const member = await createPublished(editor, 'material', materialFields('USED'))
    const union = await createPublished(editor, 'material', materialFields('USING', { members: ['USED'] }))
    const takeDown = ({ id, version }: Entry) => editor.call('takeDownEntry', { id, body: { version } })
    const refused = await takeDown(member)
    expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/уберите/)])
    expect(await statusOf('/api/v1/materials/USED')).toBe(200)
    expect((await takeDown(union)).status).toBe(200)
    const down = await takeDown(member)
    expect([down.status, await statusOf('/api/v1/materials/USED')]).toEqual([200, 404])
    const renamed = { ...member.snapshot, erpId: 'RENAMED' }
    const saved = await save(editor, member.id, { version: down.result.entry.version, snapshot: renamed })
    expect((await publish(editor, saved.result.entry)).errors).toMatchObject({
      'entries.0.erpId': [expect.stringMatching(/не.меняется/)],
    })
  })

  it.each([
    ['erpId', { erpId: '' }],
    ['erpId', { erpId: 'код' }],
    ['title', { title: ' ' }],
    ['pictures', { pictures: [] }],
    ['pictures.0', { pictures: ['no-such.avif'] }],
    ['members', { members: ['WRONG'] }],
    ['members.0', { members: ['NOWHERE'] }],
  ])('answers 422 at the field %s: %o', async (field, wrong) => {
    const draft = await createDraft(editor, 'material', materialFields('WRONG', wrong))
    const { status, errors } = await publish(editor, draft)
    expect([status, errors]).toEqual([422, { [`entries.0.${field}`]: [expect.stringMatching(/[а-яё]{3}/)] }])
  })

  it('refuses a taken code, even in concurrent writes', async () => {
    const fields = materialFields('TAKEN')
    const drafts = await Promise.all([1, 2].map(() => createDraft(editor, 'material', fields)))
    const answers = await Promise.all(drafts.map((draft) => publish(editor, draft)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({
      'entries.0.erpId': ['Этот код занят. Выберите другой'],
    })
  })
})
