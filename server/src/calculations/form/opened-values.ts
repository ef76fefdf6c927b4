import { calculationMessages } from '@rapport/contract/calculation/calculation-messages'
import type { CalculatorValues } from '@rapport/contract/calculation/form/calculator-values'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { readLinkedRow } from '@rapport/contract/calculation/form/linked-row'
import { toFormValues } from '@rapport/contract/calculation/form/to-form-values'
import { findLabel } from '@rapport/contract/calculation/lines/find-label'
import { recalculate } from '@rapport/contract/calculation/stored/recalculate'
import { and, eq } from 'drizzle-orm'
import { catalogItems } from '../../catalog/tables.ts'
import { listOfferedOperations } from '../../operations/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { cleanText } from '../../platform/http/request/form-body.ts'
import { loadTables } from '../load-tables.ts'
import { findCalculation } from '../stored/find-calculation.ts'
import type { CalculatorCustomer } from './calculator-customer.ts'

const VALUE_MAX = 200

type Opened = { values: CalculatorValues } & Pick<CalculatorView, 'changes' | 'notices'>

/**
 * Returns the form that a link opens: `?item=polo&quantity=50`, `?operation=screen`, or `?from=<id>` of a stored
 * calculation, with what changed since. What a link names and does not exist is a notice.
 */
export async function openValues(
  orm: Orm,
  query: URLSearchParams,
  { list, userId, now }: CalculatorCustomer & { now: Date },
): Promise<Opened> {
  const record = await findCalculation(orm, query.get('from') ?? '', now)
  if (!record) return openChoice(orm, (name) => cleanText(query.get(name) ?? '').slice(0, VALUE_MAX))
  const tables = await loadTables(orm, record.request, list, userId)
  const { request, changes } = recalculate(record, tables, { now })
  const lines = request.lines.map((line) => ({ ...line, label: findLabel(line, tables) }))
  return { values: toFormValues({ ...request, lines }), changes, notices: [] }
}

async function openChoice(orm: Orm, text: (name: string) => string): Promise<Opened> {
  const code = text('operation')
  const [operation] = await listOfferedOperations(orm, code === '' ? [] : [code])
  const item = await findItem(orm, text('item'))
  const notices = [
    text('from') !== '' && NOTICES.calculationUnknown,
    text('item') !== '' && !item && calculationMessages.itemUnknown,
    code !== '' && !operation && calculationMessages.operationUnknown,
    operation && !item && NOTICES.operationFollows(operation.table.title),
    operation && item && !allows(item, code) && NOTICES.operationForbidden(operation.table.title),
  ].filter((notice) => typeof notice === 'string')
  if (!item) return { values: operation ? { operation: code } : {}, changes: [], notices }
  const row = readLinkedRow(text('variant'), text('material'))
  return {
    values: {
      'lines.0.itemId': String(item.id),
      ...(row && { 'lines.0.row': row }),
      'lines.0.baseColor': text('baseColor'),
      ...(text('quantity') && { 'lines.0.quantity': text('quantity') }),
      ...(operation && allows(item, code) && { [`lines.0.operations.${code}.on`]: '1' }),
    },
    changes: [],
    notices,
  }
}

const NOTICES = {
  calculationUnknown: 'Такого расчёта больше нет. Посчитайте заново',
  operationFollows: (title: string) =>
    `Выберите изделие. Работу «${title}» отметим сами, если делаем её на\u00a0этом изделии`,
  operationForbidden: (title: string) => `Работу «${title}» на\u00a0этом изделии мы не\u00a0делаем`,
}

const findItem = async (orm: Orm, slug: string) =>
  (
    await orm
      .select({ id: catalogItems.id, operations: catalogItems.operations })
      .from(catalogItems)
      .where(and(eq(catalogItems.slug, slug), eq(catalogItems.isGroup, false)))
  )[0]

const allows = (item: { operations: readonly { code: string }[] }, code: string): boolean =>
  item.operations.some((operation) => operation.code === code)
