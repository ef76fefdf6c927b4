import type { Entry, VersionPreview } from '@rapport/staff-contract/entries/entries'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bulkEdits } from '../../test/content/bulk-edits.ts'
import {
  addPicture,
  createPublished,
  materialFields,
  priceGroupFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { createImportCalls } from '../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { writeTable } from '../imports/files/write-table.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { priceGroupKind } from './price-group-kind.ts'
import { priceGroups, priceRows, priceVariants } from './tables.ts'

type Variant = PriceGroupSnapshot['variants'][number]

const LABELS = ['Бязь', 'Сатин'] as const
const MATERIALS = ['CALICO', 'SATIN'] as const
const variant = (title: string, price: number): Variant => ({
  title,
  ranges: [{ from: 1, to: null }],
  rows: LABELS.map((label, at) => ({
    material: MATERIALS[at] ?? '',
    label,
    prices: { anonymous: [price + at] },
  })),
})

describeStaff('variants and rows of a price group', (server) => {
  let owner: SignedIn
  let entry: Entry
  let groups = 0
  const { plan, apply } = bulkEdits(() => owner)
  const files = createImportCalls(server, () => owner)
  const erpId = () => (entry.snapshot as PriceGroupSnapshot).erpId

  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
    for (const code of MATERIALS) await createPublished(owner, 'material', materialFields(code))
  })
  beforeEach(async () => {
    groups += 1
    entry = await createPublished(
      owner,
      'price-group',
      priceGroupFields(`PRINT-${groups}`, 'CALICO', {
        categories: [{ title: 'Хлопок', materials: [...MATERIALS] }],
        variants: [variant('Шёлк', 300), variant('Цифра', 200), variant('Термо', 100)],
      }),
    )
  })

  /** Ids of variants by title, and of rows by title and label, in their order. */
  async function readIds(): Promise<Record<string, number>> {
    const rows = await server()
      .database.orm.select({ variant: priceVariants, row: priceRows })
      .from(priceVariants)
      .innerJoin(priceGroups, eq(priceGroups.id, priceVariants.groupId))
      .innerJoin(priceRows, eq(priceRows.variantId, priceVariants.id))
      .where(eq(priceGroups.erpId, erpId()))
      .orderBy(asc(priceVariants.index), asc(priceRows.position))
    return Object.fromEntries(
      rows.flatMap(({ variant: { id, title }, row }) => [
        [title, id],
        [`${title}, ${row.label}`, row.id],
      ]),
    )
  }
  const tableAt = async (index: number) =>
    (await server().app.inject(`/api/v1/prices/${erpId()}/variant/${index}`)).json().result
  const priceOf = async (index: number) => (await tableAt(index)).rows[0].prices[0]
  /** Transactions that wrote the rows of any price group last. */
  const readWrites = () =>
    queryRows(
      server().database.orm,
      sql`select id, xmin::text from price_groups union all select id, xmin::text from price_categories
        union all select id, xmin::text from price_variants union all select id, xmin::text from price_rows`,
    )

  /** Publishes the group with changed variants. */
  async function publishVariants(change: (variants: Variant[]) => Variant[]): Promise<void> {
    const { id, version } = entry
    const snapshot = structuredClone(entry.snapshot) as PriceGroupSnapshot
    snapshot.variants = change(snapshot.variants)
    const saved = await save(owner, id, { version, snapshot })
    const answer = await publish(owner, saved.result.entry)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.errors))
    entry = answer.entry
  }

  it('keep their ids when a price is edited', async () => {
    const before = await readIds()
    await publishVariants((variants) => variants.with(1, variant('Цифра', 250)))
    expect([await readIds(), await priceOf(1)]).toEqual([before, 250])
  })

  it('keep their ids when variants are moved', async () => {
    const before = await readIds()
    await publishVariants(([first, second, third]) => [third, first, second] as Variant[])
    expect([await readIds(), await priceOf(0)]).toEqual([before, 100])
    expect(Object.keys(await readIds())[0]).toBe('Термо')
  })

  it('keep their ids when titles and labels are edited', async () => {
    const before = Object.values(await readIds())
    await publishVariants((variants) =>
      variants.map(({ title, rows, ...fields }) => ({
        ...fields,
        title: `${title} A3`,
        rows: rows.map(({ label, ...cells }) => ({ ...cells, label: `${label} 120 г` })),
      })),
    )
    const after = await readIds()
    expect(Object.values(after)).toEqual(before)
    expect(Object.keys(after)).toContain('Цифра A3, Сатин 120 г')
  })

  it('keep their ids when others are added and removed', async () => {
    const before = await readIds()
    await publishVariants(([first, , third]) => [first, third] as Variant[])
    const { Шёлк, Термо, ...others } = await readIds()
    expect([Шёлк, Термо, others.Цифра]).toEqual([before.Шёлк, before.Термо, undefined])
    await publishVariants(([first, third]) => [first, variant('Цифра', 200), third] as Variant[])
    const after = await readIds()
    expect([after.Шёлк, after.Термо]).toEqual([before.Шёлк, before.Термо])
    expect(Object.values(before)).not.toContain(after.Цифра)
  })

  it('keep their ids when a workbook is imported', async () => {
    const before = await readIds()
    const headers = ['Код группы', 'Таблица', 'Код материала', 'Строка', 'Тираж от', 'Без входа']
    const row = [erpId(), 'Термо', 'SATIN', 'Сатин', '1', '90']
    const run = await files.checked(
      'prices',
      await writeTable({ format: 'xlsx', headers, rows: [row] }),
      'published',
    )
    expect(run.counts).toMatchObject({ changed: 1, wrong: 0 })
    await files.applied(run.id)
    expect([await readIds(), (await tableAt(2)).rows[1].prices]).toEqual([before, [9000]])
  })

  it('keep their ids when prices are raised by percent, and when that is undone', async () => {
    const before = await readIds()
    const raise = { action: 'raise', field: 'variants', hundredths: 10_000, step: 1, list: null } as const
    const { id } = await plan(raise, { kind: 'price-group', ids: [entry.id], result: 'publish' })
    await apply(id)
    expect([await readIds(), await priceOf(0)]).toEqual([before, 600])
    await owner.call('undoBatch', { id })
    expect([await readIds(), await priceOf(0)]).toEqual([before, 300])
  })

  it('keep their ids when an earlier version is restored', async () => {
    const before = await readIds()
    await publishVariants(() => [variant('Термо', 150), variant('Шелкография', 310), variant('Цифра', 210)])
    expect(Object.values(await readIds()).toSorted()).toEqual(Object.values(before).toSorted())
    const versions: VersionPreview[] = (await owner.call('getVersions', { id: entry.id })).result.versions
    const id = versions.findLast(({ reason }) => reason === 'publish')?.id ?? 0
    const restored = await owner.call('restoreVersion', { id, body: { version: entry.version } })
    expect((await publish(owner, restored.result.entry)).status).toBe(200)
    expect([await readIds(), await priceOf(0)]).toEqual([before, 300])
  })

  it('are not written by a publication without changes', async () => {
    const before = [await readWrites(), await tableAt(0)]
    server().clock.now = new Date(server().clock.now.getTime() + 60_000)
    await publishVariants((variants) => variants)
    expect([await readWrites(), await tableAt(0)]).toEqual(before)
  })

  it('keep their ids in simultaneous publications', async () => {
    const before = await readIds()
    const { orm } = server().database
    const [subjectId, now] = [erpId(), server().clock.now]
    const write = (variants: Variant[]) =>
      orm.transaction((tx) =>
        priceGroupKind.write(
          tx,
          { ...(entry.snapshot as PriceGroupSnapshot), variants },
          { subjectId, now, findPictureId: async () => undefined, renderText: async (text) => text },
        ),
      )
    const tables = [variant('Термо', 1), variant('Шёлк', 2), variant('Цифра', 3)]
    await Promise.all([1, 2, 3, 4].map((turn) => write(turn % 2 ? tables : tables.toReversed())))
    expect(await readIds()).toEqual(before)
  })
})
