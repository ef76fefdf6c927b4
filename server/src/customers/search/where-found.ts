import { CUSTOMER_FOUND_TEXT_MAX } from '@rapport/staff-contract/customers/customer-limits'
import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { getSearchTexts } from '../../orders/search-orders.ts'
import { orderFiles, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { foldText } from '../../platform/database/folded-text.ts'
import { containsAny } from '../../platform/database/trigrams.ts'

type Shown = Pick<CustomerRow, 'id' | 'name' | 'email' | 'phone' | 'company' | 'inn'>
type Found = NonNullable<CustomerRow['found']>

/**
 * Returns by the ids of shown people in which of their orders a text was found; nothing of those whose row shows it, and nothing but
 * the newest order that has it.
 */
export async function whereFound(
  orm: Orm,
  text: string,
  shown: readonly Shown[],
): Promise<Map<number, Found>> {
  const wanted = getSearchTexts(text)
  const hidden = shown.filter((row) => !shownTexts(row).some((value) => holds(value, wanted)))
  if (hidden.length === 0) return new Map()
  const { id, number, comment, name, email, phone, personId } = orders
  const fileName = sql<string | null>`(select ${orderFiles.name} from ${orderFiles}
    where ${and(eq(orderFiles.orderId, id), containsAny(orderFiles.searchText, wanted))} limit 1)`
  const rows = await orm
    .selectDistinctOn([personId], { id, number, comment, name, email, phone, personId, fileName })
    .from(orders)
    .where(
      and(
        inArray(
          personId,
          hidden.map((row) => row.id),
        ),
        or(containsAny(orders.searchText, wanted), isNotNullText(fileName)),
      ),
    )
    .orderBy(personId, desc(orders.placedAt))
  return new Map(
    rows.flatMap((row) => (row.personId === null ? [] : [[row.personId, toFound(row, wanted)] as const])),
  )
}

const isNotNullText = (value: SQL): SQL => sql`${value} is not null`

const shownTexts = ({ name, email, phone, company, inn }: Shown): string[] => [
  ...[name, email, phone ?? '', (phone ?? '').replaceAll(/\D/g, ''), company ?? '', inn ?? ''],
]

const holds = (text: string, wanted: readonly string[]): boolean => {
  const folded = foldText(text)
  return wanted.some((one) => folded.includes(one))
}

interface FoundOrder {
  id: string
  number: string
  comment: string
  name: string
  email: string
  phone: string
  fileName: string | null
}

function toFound({ id, number, fileName, comment, ...order }: FoundOrder, wanted: string[]): Found {
  const inContacts = (['name', 'email', 'phone'] as const).find((field) =>
    [order[field], order[field].replaceAll(/\D/g, '')].some((value) => holds(value, wanted)),
  )
  const at = { orderId: id, number }
  if (inContacts) return { ...at, where: inContacts, text: order[inContacts] }
  if (holds(comment, wanted)) return { ...at, where: 'comment', text: around(comment, wanted) }
  if (fileName !== null) return { ...at, where: 'file', text: fileName }
  return { ...at, where: 'number', text: number }
}

/** Returns what stands around a text, in one line. */
function around(comment: string, wanted: readonly string[]): string {
  const line = comment.replaceAll(/\s+/g, ' ')
  const folded = foldText(line)
  const at = Math.max(0, ...wanted.map((one) => folded.indexOf(one)))
  const letters = [...line]
  const start = Math.max(0, at - CUSTOMER_FOUND_TEXT_MAX / 4)
  const part = letters.slice(start, start + CUSTOMER_FOUND_TEXT_MAX).join('')
  return `${start > 0 ? '…' : ''}${part}${start + CUSTOMER_FOUND_TEXT_MAX < letters.length ? '…' : ''}`
}
