import { DAY_MS } from '@rapport/contract/hours/durations'
import { CONTENT_KINDS } from '@rapport/staff-contract/entries/content-kinds'
import { hasPermission, type Permission, type StaffRole } from '@rapport/staff-contract/staff/permissions'
import type { Today } from '@rapport/staff-contract/today/today'
import { TODAY_COUNT_MAX, TODAY_ROWS_MAX } from '@rapport/staff-contract/today/today-limits'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { listMissingTerms } from '../content/accepts-personal-data.ts'
import { listPreviews } from '../editing/entries.ts'
import { mayReadKind } from '../editing/require-kinds.ts'
import { contentDrafts, contentEntries, contentSchedules } from '../editing/tables.ts'
import { getDueOrders } from '../inbox/due-orders.ts'
import { getInboxState } from '../inbox/inbox-state.ts'
import { listOrders } from '../inbox/list-orders.ts'
import { getTodayInvoices } from '../invoicing/today-invoices.ts'
import type { ProbeState } from '../lead-probe/lead-probe-state.ts'
import { media } from '../media/tables.ts'
import { countOffers } from '../offer-editing/list/offer-views.ts'
import type { Orm } from '../platform/database/database.ts'
import { findUnconfirmedRestore } from '../platform/database/restores/restores.ts'
import type { Env } from '../platform/process/env.ts'
import { appSecretWarning } from '../platform/security/app-secret.ts'
import { listTodayProofs } from '../proof-editing/list-today-proofs.ts'
import { listSearchMisses } from '../search/list-queries.ts'
import { seoRecords } from '../seo/tables.ts'

const WEEK_MS = 7 * DAY_MS

/** Returns the first screen of a staff member. Parts that their role may not see are null. */
export async function getToday(
  orm: Orm,
  { id, role }: { id: number; role: StaffRole },
  now: Date,
  env: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>,
  getProbeState: () => Promise<ProbeState | undefined>,
): Promise<Today> {
  const allowed = <T>(permission: Permission, load: () => Promise<T>): Promise<T | null> =>
    hasPermission(role, permission) ? load() : Promise.resolve(null)
  return {
    // Roles that only read orders have no work in them.
    orders: await allowed('orders.write', () => listCalls(orm, id, now)),
    due: await allowed('orders.write', () => getDueOrders(orm, id, now)),
    offers: await allowed('orders.write', () => countTodayOffers(orm, now)),
    invoices: await allowed('invoices.read', () => getTodayInvoices(orm, now)),
    proofs: await allowed('orders.write', () => listTodayProofs(orm)),
    warnings: await allowed('staff.manage', async () => [
      ...(appSecretWarning(env) ? ['app-secret' as const] : []),
      ...(await listMissingTerms(orm)).map((term) => `no-${term}` as const),
    ]),
    restore: await allowed('staff.manage', () => findRestore(orm)),
    leadProbe: await allowed('staff.manage', () => findProbeFailure(getProbeState)),
    failed: await listFailed(orm, role),
    drafts: await allowed('entries.write', () => listDrafts(orm, id)),
    coming: await listComing(orm, role, now),
    undescribed: await allowed('seo.write', () => listWithoutDescription(orm)),
    picturesWithoutAlt: await allowed('media.alt', () => countUpTo(orm, media, eq(media.alt, ''))),
    searchMisses: await allowed('seo.read', () => listSearchMisses(orm, now)),
  }
}

async function findProbeFailure(getProbeState: () => Promise<ProbeState | undefined>) {
  const state = await getProbeState()
  if (!state || (state.broken.length === 0 && !state.isLate)) return null
  const broken = state.broken.map(({ since, ...outage }) => ({ ...outage, since: since.toISOString() }))
  return { broken, isLate: state.isLate }
}

async function findRestore(orm: Orm) {
  const found = await findUnconfirmedRestore(orm)
  return found ? { takenAt: found.takenAt.toISOString(), restoredAt: found.restoredAt.toISOString() } : null
}

async function countTodayOffers(orm: Orm, now: Date): Promise<Today['offers']> {
  const { expiring, asked, approval, accepted } = await countOffers(orm, now)
  return { expiring, asked, approval, accepted }
}

async function listCalls(orm: Orm, viewerId: number, now: Date) {
  const { orders } = await listOrders(orm, { view: 'queue', limit: TODAY_ROWS_MAX, viewerId, now })
  const { waiting, overdue, undelivered, reminders, unanswered } = await getInboxState(orm, now, viewerId)
  return { first: orders, waiting, overdue, undelivered, reminders, unanswered }
}

const isReadable = (role: StaffRole): SQL =>
  inArray(
    contentEntries.kind,
    CONTENT_KINDS.filter((kind) => mayReadKind(role, kind)),
  )

const listFailed = (orm: Orm, role: StaffRole) =>
  listPreviews(orm, {
    where: and(isNotNull(contentSchedules.failedAt), isReadable(role)),
    orderBy: [desc(contentSchedules.failedAt)],
    limit: TODAY_ROWS_MAX,
  })

/** Drafts whose last change is by the staff member. */
const listDrafts = (orm: Orm, staffId: number) =>
  listPreviews(orm, {
    where: and(isNotNull(contentDrafts.entryId), eq(contentEntries.updatedBy, staffId)),
    orderBy: [desc(contentEntries.updatedAt), desc(contentEntries.id)],
    limit: TODAY_ROWS_MAX,
  })

function listComing(orm: Orm, role: StaffRole, now: Date) {
  const next = sql`least(${contentSchedules.publishAt}, ${contentSchedules.takeDownAt})`
  const end = new Date(now.getTime() + WEEK_MS).toISOString()
  return listPreviews(orm, {
    where: and(
      isNotNull(contentSchedules.entryId),
      isNull(contentSchedules.failedAt),
      lt(next, sql`${end}::timestamptz`),
      isReadable(role),
    ),
    orderBy: [asc(next), asc(contentEntries.id)],
    limit: TODAY_ROWS_MAX,
  })
}

/** Published items and posts without a description for search engines. */
async function listWithoutDescription(orm: Orm) {
  const record = orm
    .select({ id: seoRecords.entityId })
    .from(seoRecords)
    .where(
      and(
        eq(seoRecords.entityId, contentEntries.subjectId),
        sql`${seoRecords.groupName} = case ${contentEntries.kind} when 'item' then 'catalog' else 'post' end`,
        sql`${seoRecords.description} <> ''`,
      ),
    )
  const where = and(
    inArray(contentEntries.kind, ['item', 'post']),
    isNotNull(contentEntries.publishedVersion),
    sql`not exists ${record}`,
  )
  const orderBy = [desc(contentEntries.updatedAt), desc(contentEntries.id)]
  return {
    count: await countUpTo(orm, contentEntries, where),
    first: await listPreviews(orm, { where, orderBy, limit: TODAY_ROWS_MAX }),
  }
}

/** Counts matching rows up to TODAY_COUNT_MAX. */
async function countUpTo(
  orm: Orm,
  table: typeof media | typeof contentEntries,
  where: SQL | undefined,
): Promise<number> {
  const counted = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(TODAY_COUNT_MAX)
    .as('counted')
  const [row] = await orm.select({ number: count() }).from(counted)
  return row?.number ?? 0
}
