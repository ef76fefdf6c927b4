import { DAY_MINUTES } from '@rapport/contract/hours/durations'
import { STAFF_FILE_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { getProfile } from '../accounts/personal-data.ts'
import { users } from '../accounts/tables.ts'
import { listCalculations } from '../calculations/stored/find-calculation.ts'
import { listKeptInvoices } from '../invoices/list-kept-invoices.ts'
import { listCustomerOffers } from '../offers/list-customer-offers.ts'
import { type ArchivedFile, listCustomerOrders, matchCustomer } from '../orders/customer-orders.ts'
import { archivePersonalData } from '../personal-data/archive.ts'
import type { ArchivedData } from '../personal-data/readable-html.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError, notFound, orNotFound } from '../platform/http/api-error.ts'
import { pacedStream } from '../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../platform/http/security-headers.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPath, verifySignedPath } from '../platform/security/signed-url.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { listCustomerProofs } from '../proofs/list-customer-proofs.ts'
import { findGuestId, matchGuest } from './guests/find-guest.ts'

interface ArchiveDeps {
  database: Database
  storage: Storage
  /** Keys that sign links to archives. */
  fileKeys: SecretKeys
  now: Clock
}

type Data = ArchivedData & { files: ArchivedFile[] }

const FORBIDDEN = `Ссылка на\u00A0архив неверна или устарела: она действует ${STAFF_FILE_MINUTES}\u00A0минут`

/** Owner of an archive: an account by its id, or a guest by the id of an order. */
export type ArchiveOwner = 'customers' | 'guests'
const archivePath = (owner: ArchiveOwner, id: number | string) => `/files/${owner}/${id}`

/** Returns a signed path to an archive, valid for STAFF_FILE_MINUTES. */
export const signArchivePath = (
  keys: SecretKeys,
  owner: ArchiveOwner,
  id: number | string,
  now: Date,
): string => signPath(keys.current, archivePath(owner, id), STAFF_FILE_MINUTES / DAY_MINUTES, now)

/** Adds the routes of signed archive URLs. The responses are downloads that browsers never show. */
export function archiveRoutes(
  app: FastifyInstance,
  { database: { orm }, storage, fileKeys, now }: ArchiveDeps,
): void {
  const add = (owner: ArchiveOwner, getData: (id: string) => Promise<Data>) =>
    app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
      archivePath(owner, ':id'),
      async (request, reply) => {
        const { id } = request.params
        if (!verifySignedPath(fileKeys.accepted, archivePath(owner, id), request.query, now()))
          throw new ApiError(403, FORBIDDEN)
        const { files, ...data } = await getData(id)
        return reply
          .headers({
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename="customer-${id}.zip"`,
            'content-security-policy': NOTHING_ALLOWED,
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex',
          })
          .send(pacedStream(archivePersonalData(data, files, storage)))
      },
    )

  add('customers', async (id) => {
    const [user] = await orm
      .select()
      .from(users)
      .where(eq(users.id, Number(id)))
    if (!user) throw notFound()
    const profile = await getProfile(orm, user, undefined, now())
    const calculations = await listCalculations(orm, user.id, now())
    const which = matchCustomer(user)
    const offers = await listCustomerOffers(orm, which)
    const proofs = await listCustomerProofs(orm, which)
    const invoices = await listKeptInvoices(orm, which)
    return { profile, calculations, offers, proofs, invoices, ...(await listCustomerOrders(orm, which)) }
  })
  add('guests', async (id) => {
    const which = matchGuest(await orNotFound(findGuestId(orm, id)))
    const offers = await listCustomerOffers(orm, which)
    const proofs = await listCustomerProofs(orm, which)
    const invoices = await listKeptInvoices(orm, which)
    return { offers, proofs, invoices, ...(await listCustomerOrders(orm, which)) }
  })
}
