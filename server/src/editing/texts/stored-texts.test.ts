import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { BODY_MAX } from '@rapport/staff-contract/editing/text-limits'
import {
  CONTENT_KINDS,
  type ContentKindName,
  contentKinds,
} from '@rapport/staff-contract/entries/content-kinds'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { ExportKind } from '@rapport/staff-contract/imports/import-kinds'
import { TABLE_FORMATS } from '@rapport/staff-contract/imports/imports'
import { BODY_MARKS_MAX } from '@rapport/staff-contract/snapshots/snapshot-fields'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  cityFields,
  createPost,
  itemFields,
  materialFields,
  postFields,
  publish,
  save,
  textPageFields,
} from '../../../test/content/entries.ts'
import { createSample, listTextFields, withText } from '../../../test/content/text-fields.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

/** Characters that are stored as more characters than typed, or not at all. */
const GROWING = ['*', '&', '<', '[', '\n> ']
const MIXED = ['*_&<"[|\\~`😀', ' ']

/** Returns a text that ends with as many of these characters as one text may contain. */
function buildText(length: number, sign: string): string {
  const count = Math.min(Math.floor(length / sign.length), sign.startsWith('\n') ? 1200 : BODY_MARKS_MAX)
  return 'я'.repeat(length - count * sign.length) + sign.repeat(count)
}

const FIELDS: Partial<Record<ContentKindName, object>> = {
  post: postFields('stored'),
  item: itemFields('stored'),
  material: materialFields('m-stored'),
  'text-page': textPageFields('stored'),
  city: cityFields('Псков', 'pskov'),
}

/** A cell of a workbook holds 32 767 characters. Longer texts are exported as CSV. */
const CELL_TOO_LONG = 422

const EXPORTED: Partial<Record<ContentKindName, ExportKind>> = { item: 'items', material: 'materials' }

describeStaff('texts of every kind and field', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
  })
  const read = async (id: number) => (await owner.call('getEntry', { id })).result.entry as Entry

  it.each(CONTENT_KINDS)(
    'of the kind %s are refused at their field, or stored and read back',
    async (kind) => {
      const schema = contentKinds[kind].snapshot
      const base = { ...(createSample(schema) as object), ...FIELDS[kind] }
      const created = await owner.call('createEntry', { body: { kind, snapshot: base } })
      expect([created.status, created.errors]).toEqual([200, {}])
      let entry = created.result.entry as Entry
      const stored: string[] = []
      for (const { path, max } of listTextFields(schema)) {
        const signs = max === BODY_MAX ? GROWING : MIXED
        for (const [length, sign] of signs.flatMap((one) =>
          [max, max + 1].map((length) => [length, one] as const),
        )) {
          const snapshot = withText(base, path, buildText(length, sign))
          if (snapshot === undefined) continue
          const where = `${path.join('.')} ${length} ${sign}`
          const body = { version: entry.version, snapshot, reason: 'autosave' }
          const answer = await owner.call('saveDraft', { id: entry.id, body })
          const again = await read(entry.id)
          if (answer.status === 200) {
            stored.push(where)
            expect([where, again.version]).toEqual([where, entry.version + 1])
            expect([where, again.snapshot]).toEqual([where, answer.result.entry.snapshot])
            // A stored text can be stored again unchanged.
            expect([where, contentKinds[kind].snapshot.safeParse(again.snapshot).success]).toEqual([
              where,
              true,
            ])
          } else {
            const fields = Object.keys(answer.errors)
            expect([where, answer.status, fields]).toEqual([where, 422, [path.join('.')]])
            expect([where, again]).toEqual([where, entry])
          }
          entry = again
        }
      }
      expect(stored.length).toBeGreaterThan(0)
      await expectReadable(entry)
    },
  )

  /** Calls every endpoint that shows the current or former content of an entry. */
  async function expectReadable({ id, kind }: Entry) {
    const { result, status } = await owner.call('getVersions', { id, query: { limit: '100' } })
    expect(status).toBe(200)
    for (const version of result.versions)
      expect((await owner.call('getVersion', { id: version.id })).status).toBe(200)
    const [last] = result.versions
    const { status: difference } = await owner.call('getDifference', {
      id: last.id,
      query: { from: String(result.versions.at(-1).id) },
    })
    expect(difference).toBe(200)
    for (const [name, query] of [
      ['getEntries', { kind }],
      ['getAudit', { subject: kind }],
      ['getChanges', { subject: kind, subjectId: String(id) }],
    ] as const)
      expect([name, (await owner.call(name, { query })).status]).toEqual([name, 200])
    const published = await publish(owner, await read(id))
    expect([200, 422]).toContain(published.status)
    expect((await owner.call('getEntry', { id })).status).toBe(200)
    for (const format of TABLE_FORMATS)
      expect(format === 'csv' ? [200] : [200, CELL_TOO_LONG]).toContain(
        await exportStatus(EXPORTED[kind], format),
      )
  }

  async function exportStatus(kind: ExportKind | undefined, format: string) {
    if (!kind) return 200
    const { result } = await owner.call('createExport', { body: { kind, format } })
    const cookie = `__Secure-rapport-staff=${owner.cookie}`
    return (await server().app.inject({ url: result.path, headers: { cookie } })).statusCode
  }

  it('answers 422 with advice when marks make a text too long', async () => {
    const { id, version } = await createPost(owner, 'grown')
    const grown = postFields('grown', { body: `${'я'.repeat(BODY_MAX - 6000)}${'*'.repeat(3000)}` })
    const long = postFields('grown', { body: `${'я'.repeat(BODY_MAX - 3000)}${'*'.repeat(3000)}` })
    expect((await save(owner, id, { version, snapshot: grown })).status).toBe(200)
    const { status, errors } = await save(owner, id, { version: version + 1, snapshot: long })
    expect([status, errors]).toEqual([
      422,
      { body: [editingMessages.tooLong(BODY_MAX), editingMessages.marksCount] },
    ])
  })

  it.each(['*', '_', '~~', '[', '<', '&', '|', '\\', '!', '`'])(
    'answers 422 to more marks %s than allowed, whatever the length',
    async (mark) => {
      const { id, version } = await createPost(owner, `marks-${mark.charCodeAt(0)}`)
      const snapshot = postFields('marks', { body: `${mark}я `.repeat(BODY_MARKS_MAX + 1) })
      const { status, errors } = await save(owner, id, { version, snapshot })
      expect([status, errors]).toEqual([422, { body: [editingMessages.tooManyMarks(BODY_MARKS_MAX)] }])
    },
  )

  it('answers 422 to half of a surrogate pair and stores nothing', async () => {
    const { id, version } = await createPost(owner, 'half')
    const { status } = await save(owner, id, { version, snapshot: postFields('half', { title: '\ud83d' }) })
    expect(status).toBe(422)
    expect(await read(id)).toMatchObject({ version, title: 'О ситце' })
  })
})
