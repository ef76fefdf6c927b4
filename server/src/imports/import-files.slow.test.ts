import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ImportRun } from '@rapport/staff-contract/imports/imports'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { createFileContent, getFileKey } from '../../test/content/file-content.ts'
import { createImportCalls, readRows, toCsv } from '../../test/content/imports.ts'
import { fileForm } from '../../test/content/media-files.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { killChildren } from '../platform/process/child/start-child.ts'
import { deleteOldImports } from './delete-old-imports.ts'
import { openTable } from './files/read-table.ts'
import { imports } from './tables.ts'

/** The limit of waiting files. */
const WAITING_MAX = 20

describeStaff('files of imports and exports', (server) => {
  let owner: SignedIn
  let group: Entry
  const files = createImportCalls(server, () => owner)
  const orm = () => server().database.orm
  const get = async (id: number): Promise<Entry> => (await owner.call('getEntry', { id })).result.entry

  beforeAll(async () => {
    owner = await server().signedIn('owner')
    group = await createFileContent(server(), owner)
  })

  it("ask for the columns that can't be matched", async () => {
    const bytes = await toCsv([
      ['Название', 'название ', 'Код в учёте'],
      ['Одно', 'Другое', 'TWICE'],
    ])
    const run = (await files.upload('materials', bytes)).result.import as ImportRun
    expect(run.columns).toEqual([null, null, 'erpId'])
    expect(run.fileColumns.map(({ isRepeated }) => isRepeated)).toEqual([true, true, false])
    const refusal = async (columns: (string | null)[]) =>
      (
        await owner.call('checkImport', {
          id: run.id,
          body: { columns: JSON.stringify(columns), as: 'draft' },
        })
      ).errors.columns
    expect(await refusal(['title', 'title', 'erpId'])).toEqual([importMessages.columnTwice('Название')])
    expect(await refusal(['title', null, null])).toEqual([importMessages.columnRequired('Код в учёте')])
    expect(await refusal(['title', null, 'nonsense'])).toEqual([importMessages.columnUnknown])
    const checked = await files.check({ ...run, columns: [null, 'title', 'erpId'] }, 'draft')
    expect((await files.rows(checked.id))[0]).toMatchObject({ title: 'Другое', state: 'new' })
  })

  it('are named after the day in Moscow', async () => {
    const { path } = (await owner.call('createExport', { body: { kind: 'prices', format: 'csv' } })).result
    const { headers } = await server().app.inject({ url: path })
    const name = encodeURIComponent(`Цены ${moscowDay(server().clock.now)}.csv`)
    expect(headers['content-disposition']).toContain(name)
  })

  it('are refused with 503 while too many files are being read', async () => {
    const waiting = new Set<Promise<unknown>>()
    await using held = await openTable('a', async () => Buffer.from('Код\nX'))
    for (let n = 0; n < WAITING_MAX; n += 1)
      waiting.add(openTable('a', async () => Buffer.of()).catch(() => {}))
    const form = fileForm('файл.csv', await toCsv([['Код в учёте'], ['X']]), { kind: 'materials' })
    const answer = await owner.call('uploadImport', { body: form })
    expect(answer.status).toBe(503)
    killChildren()
    await held[Symbol.asyncDispose]()
    await Promise.all(waiting)
  })

  it('are checked after a dry run was interrupted by a stop of the process', async () => {
    const run = (await files.upload('materials', await toCsv([['Код в учёте'], ['X']]))).result
      .import as ImportRun
    const held = await openTable('import', async () => Buffer.from('Код\nX'))
    const checked = files.check(run, 'draft')
    await vi.waitFor(async () => {
      const [row] = await orm().select().from(imports).where(eq(imports.id, run.id))
      expect(row?.state).toBe('checking')
    }, SOON)
    killChildren()
    await held[Symbol.asyncDispose]()
    expect((await checked).state).toBe('checked')
  })

  it('are accepted from the roles of the permission table', async () => {
    const bytes = await toCsv([['Код в учёте'], ['X']])
    let person = owner
    const answers: Record<string, number[]> = {}
    for (const role of ['editor', 'manager', 'seo', 'viewer'] as const) {
      person = await server().signedIn(role)
      answers[role] = []
      for (const kind of ['items', 'prices', 'seo', 'price-lists'] as const)
        answers[role].push((await createImportCalls(server, () => person).upload(kind, bytes)).status)
    }
    expect(answers).toEqual({
      editor: [200, 200, 200, 403],
      manager: [403, 200, 403, 200],
      seo: [403, 403, 200, 403],
      viewer: [403, 403, 403, 403],
    })
    person = await server().signedIn('seo')
    const seo = createImportCalls(server, () => person)
    const run = await seo.checked(
      'seo',
      await toCsv([
        ['Код страницы', 'Описание для поиска'],
        [`item/${await getFileKey(server(), group)}`, 'Рубашки на заказ'],
      ]),
      'published',
    )
    expect((await seo.applied(run.id)).failure).toBeNull()
    expect((await get(group.id)).published).toMatchObject({ seo: { description: 'Рубашки на заказ' } })
  })

  it('with personal data are exported only after a second factor, and orders and customers are never imported', async () => {
    const body = { kind: 'customers', format: 'csv' }
    const apart = await owner.call('createExport', { body })
    expect([apart.status, apart.message]).toEqual([422, importMessages.personalApart])
    const rows = await readRows(await files.exported('customers', 'csv'))
    expect(rows[1]?.[0]).toBe('buyer@example.ru')
    const ofDays = { from: '2026-01-01', to: '2026-01-31' }
    expect((await files.exported('orders', 'xlsx', ofDays)).toString('latin1', 0, 2)).toBe('PK')
    expect((await owner.call('uploadImport', { body: { kind: 'orders' } })).status).toBe(422)
    const { path } = (await owner.call('createPersonalExport', { body })).result
    const forged = path.replace(/exports\/[^?]+/, `exports/${Buffer.from('{}').toString('base64url')}`)
    expect((await server().app.inject({ url: forged })).statusCode).toBe(403)
  })

  it('are kept for 90 days with their report and can be downloaded', async () => {
    const bytes = await toCsv([
      ['Код в учёте', 'Название'],
      ['KEPT', 'Хранится'],
    ])
    const run = await files.checked('materials', bytes)
    const { path } = (await owner.call('openImportFile', { id: run.id })).result
    expect(await files.download(path)).toEqual(bytes)
    const { imports: history } = (await owner.call('getImports')).result
    expect(history[0]).toMatchObject({ id: run.id, fileName: 'файл.csv', counts: { new: 1 } })
    const [record] = await orm().select().from(imports).where(eq(imports.id, run.id))
    const inDays = (days: number) => new Date(server().clock.now.getTime() + days * 86_400_000)
    await deleteOldImports(orm(), server().storage, inDays(89))
    expect((await owner.call('getImport', { id: run.id })).status).toBe(200)
    await deleteOldImports(orm(), server().storage, inDays(91))
    expect((await owner.call('getImport', { id: run.id })).status).toBe(404)
    expect(await server().storage.size(record?.fileKey ?? '')).toBeUndefined()
  })

  it('with personal data are deleted after a day, and their report stays', async () => {
    const bytes = await toCsv([
      ['Почта', 'Прайс'],
      ['buyer@example.ru', 'дилерский'],
    ])
    const run = await files.checked('price-lists', bytes)
    const [record] = await orm().select().from(imports).where(eq(imports.id, run.id))
    const size = () => server().storage.size(record?.fileKey ?? '')
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await deleteOldImports(orm(), server().storage, inHours(23))
    expect(await size()).toBe(bytes.length)
    await deleteOldImports(orm(), server().storage, inHours(25))
    expect(await size()).toBeUndefined()
    expect((await owner.call('getImport', { id: run.id })).result.import.counts.changed).toBe(1)
    const { path } = (await owner.call('openImportFile', { id: run.id })).result
    const gone = await server().app.inject({ url: path })
    expect([gone.statusCode, gone.json().message]).toEqual([404, importMessages.fileGone])
  })

  it('are refused with a message if they are no tables or too large', async () => {
    const { status, errors } = await files.upload(
      'items',
      Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1'),
    )
    expect([status, errors]).toEqual([422, { file: [importMessages.fileNoTable] }])
    expect((await files.upload('items', Buffer.alloc(21 * 1024 * 1024))).status).toBe(413)
  })
})
