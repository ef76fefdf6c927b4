import { CUSTOMER_FOUND_TEXT_MAX } from '@rapport/staff-contract/customers/customer-limits'
import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { getSearchTexts } from '../../orders/search-orders.ts'
import { orderFiles, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { foldText } from '../../platform/database/folded-text.ts'
import { containsAny } from '../../platform/database/trigrams.ts'

type Shown = Pick<CustomerRow, 'id' | 'name' | 'email' | 'phone' | 'company' | 'inn'>
type Match = NonNullable<CustomerRow['found']>

/**
 * Returns where a text was found, by person id. Leaves out people whose row already shows it; each of the others has
 * their newest matching order.
 */
export async function findMatches(
  orm: Orm,
  text: string,
  shown: readonly Shown[],
): Promise<Map<number, Match>> {
  const texts = getSearchTexts(text)
  const hidden = shown.filter((row) => !shownTexts(row).some((value) => includesAny(value, texts)))
  if (hidden.length === 0) return new Map()
  const { id, number, comment, name, email, phone, personId } = orders
  const fileName = sql<string | null>`(select ${orderFiles.name} from ${orderFiles}
    where ${and(eq(orderFiles.orderId, id), containsAny(orderFiles.searchText, texts))} limit 1)`
  const rows = await orm
    .selectDistinctOn([personId], { id, number, comment, name, email, phone, personId, fileName })
    .from(orders)
    .where(
      and(
        inArray(
          personId,
          hidden.map((row) => row.id),
        ),
        or(containsAny(orders.searchText, texts), isNotNullText(fileName)),
      ),
    )
    .orderBy(personId, desc(orders.placedAt), desc(orders.number))
  return new Map(
    rows.flatMap((row) => (row.personId === null ? [] : [[row.personId, toMatch(row, texts)] as const])),
  )
}

const isNotNullText = (value: SQL): SQL => sql`${value} is not null`

const shownTexts = ({ name, email, phone, company, inn }: Shown): string[] => [
  ...[name, email, phone ?? '', (phone ?? '').replaceAll(/\D/g, ''), company ?? '', inn ?? ''],
]

const includesAny = (text: string, texts: readonly string[]): boolean => {
  const folded = foldText(text)
  return texts.some((part) => folded.includes(part))
}

interface MatchingOrder {
  id: string
  number: string
  comment: string
  name: string
  email: string
  phone: string
  fileName: string | null
}

function toMatch({ id, number, fileName, comment, ...order }: MatchingOrder, texts: string[]): Match {
  const inContacts = (['name', 'email', 'phone'] as const).find((field) =>
    [order[field], order[field].replaceAll(/\D/g, '')].some((value) => includesAny(value, texts)),
  )
  const at = { orderId: id, number }
  if (inContacts) return { ...at, where: inContacts, text: order[inContacts] }
  if (includesAny(comment, texts)) return { ...at, where: 'comment', text: cutAround(comment, texts) }
  if (fileName !== null) return { ...at, where: 'file', text: fileName }
  return { ...at, where: 'number', text: number }
}

/** Returns the words around a text, in one line. */
function cutAround(comment: string, texts: readonly string[]): string {
  const line = comment.replaceAll(/\s+/g, ' ')
  const folded = foldText(line)
  const at = Math.max(0, ...texts.map((part) => folded.indexOf(part)))
  const letters = [...line]
  const start = Math.max(0, at - CUSTOMER_FOUND_TEXT_MAX / 4)
  const part = letters.slice(start, start + CUSTOMER_FOUND_TEXT_MAX).join('')
  return `${start > 0 ? '…' : ''}${part}${start + CUSTOMER_FOUND_TEXT_MAX < letters.length ? '…' : ''}`
}
