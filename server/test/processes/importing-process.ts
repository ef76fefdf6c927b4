import { setTimeout as pause } from 'node:timers/promises'
import type { ImportRun } from '@rapport/staff-contract/imports/imports'
import { getSiteProperties } from '../../src/content/queries.ts'
import { writeTable } from '../../src/imports/files/write-table.ts'
import { media } from '../../src/media/tables.ts'
import { buildApp } from '../build-app.ts'
import { PICTURE } from '../content/entries.ts'
import { fileForm } from '../content/media-files.ts'
import { seedSmallFactory } from '../orders-app.ts'
import { createStaffCaller } from '../staff-caller.ts'
import { openProcessDatabase } from './open-process-database.ts'

/**
 * Server in its own process, which tests kill. WORK is its work in addition to serving:
 * - `import` uploads a file of COUNT new items, a table or a workbook by KIND. It prints `import <id>` before it applies
 *   the file, and the final state.
 * - `bulk` edits all items of the round TARGET, prints `bulk <id>` and the final state.
 * - `serve` prints `serving`, waits for the import or batch ID, and prints its state.
 */
const {
  DATA_DIR = '',
  WORK = 'serve',
  ROUND = '',
  TARGET = '',
  COUNT = '0',
  ID = '0',
  TASK,
  KIND = 'items',
} = process.env
const LOOK_MS = 20
const MOVING = ['checking', 'applying', 'planning', 'running']

const database = await openProcessDatabase()
const isNew = !(await getSiteProperties(database.orm))
const { app } = await buildApp(database, {
  dataDir: DATA_DIR,
  variables: { PUBLIC_URL: 'https://proba.example' },
  limits: { staff: { calls: { points: 1_000_000, windowSeconds: 60 } } },
  ...(isNew ? { prepare: () => seedSmallFactory(database) } : {}),
})
await app.ready()
const picture = { name: 'tkan', mediaType: 'image/svg+xml', bytes: 100, width: 400, height: 500, color: '' }
await database.orm
  .insert(media)
  .values({ ...picture, file: PICTURE, state: 'ready' })
  .onConflictDoNothing()
const email = `${WORK}-${ROUND}-${process.pid}@example.ru`
const call = await createStaffCaller({ app, database }, { email, role: 'owner', now: new Date() })

/** Waits until no job of a file or a batch is active. Returns its state. */
async function settled(thing: string, id: number): Promise<string> {
  for (;;) {
    const state = (
      thing === 'import' ? (await call('getImport', { id })).import : (await call('getBatch', { id })).batch
    ).state
    if (!MOVING.includes(state)) return state
    await pause(LOOK_MS)
  }
}

if (WORK === 'serve') {
  console.log('serving')
  console.log(await settled(TASK ?? 'import', Number(ID)))
} else if (WORK === 'import') {
  const rows = Array.from({ length: Number(COUNT) }, (_, at) => [
    ...[`${ROUND}-${at}`, `Изделие ${ROUND} ${at}`, 'Коротко', 'шт', `1: ${at + 1000}`, PICTURE],
  ])
  const headers = ['Адрес', 'Название', 'Коротко', 'Единица', 'Цены по количеству', 'Картинка']
  const format = KIND === 'items' ? ('csv' as const) : ('xlsx' as const)
  const file = await writeTable({ format, sheet: 'Изделия', headers, rows })
  const uploaded = await call('uploadImport', { body: fileForm(`${ROUND}.${format}`, file, { kind: KIND }) })
  const { id, columns } = uploaded.import as ImportRun
  await settled('import', id)
  await call('checkImport', { id, body: { columns: JSON.stringify(columns), as: 'published' } })
  await settled('import', id)
  await call('applyImport', { id })
  console.log(`import ${id}`)
  console.log(await settled('import', id))
} else {
  const change = { action: 'set', field: 'summary', value: ROUND }
  const planned = await call('planBatch', {
    body: { kind: 'item', title: ROUND, filter: { title: TARGET }, change, result: 'publish' },
  })
  const { id } = planned.batch
  await settled('bulk', id)
  await call('applyBatch', { id })
  console.log(`bulk ${id}`)
  console.log(await settled('bulk', id))
}
