import { eq } from 'drizzle-orm'
import type { AccountDeps } from '../accounts/account-deps.ts'
import { findConsentText } from '../accounts/consent-text.ts'
import { users } from '../accounts/tables.ts'
import { removeOrderFile } from '../orders/files/remove-file.ts'
import type { Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { recordView } from '../staff/audit/record-view.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { signArchivePath } from './archive-route.ts'
import {
  assignPriceList,
  type CustomerAuthor,
  endSession,
  endSessions,
  eraseCustomer,
  giveDiscount,
} from './commands.ts'
import { findCustomer } from './get-customer.ts'
import { listCallers } from './list-callers.ts'
import { listCustomers } from './list-customers.ts'
import { findMergedPerson, mergeCustomers } from './merging/merge-customers.ts'
import { summarizeMerge } from './merging/merge-summary.ts'

export interface CustomerDeps {
  accounts: AccountDeps
  storage: Storage
  /** Keys that sign links to archives. */
  fileKeys: SecretKeys
}

type Call = Pick<AdminCall<'getCustomer'>, 'current' | 'audit'>

/** Adds the endpoints of customers. */
export function customerRoutes(route: AddAdminRoute, { accounts, storage, fileKeys }: CustomerDeps): void {
  const { database, now, geoip } = accounts
  const { orm } = database
  const getCustomer = async (id: number) => ({
    customer: await orNotFound(findCustomer(orm, id, { geoip, now: now() })),
  })
  /** Runs a command in a transaction that locks the author's session. */
  const write = <Result>(
    { current, audit }: Call,
    command: (tx: Orm, author: CustomerAuthor) => Promise<Result>,
  ): Promise<Result> =>
    orm.transaction(async (tx) => {
      const { id: staffId } = await lockCurrent(tx, current)
      return command(tx, { staffId, now: now(), audit })
    })

  route('getCustomers', ({ input }) => listCustomers(orm, input))
  route('getCallers', async ({ input: { phone } }) => ({ callers: await listCallers(orm, phone) }))
  route('getCustomer', async ({ input: { id }, current, audit }) => {
    const result = await getCustomer(id)
    const subject = { subject: 'customer', subjectId: id } as const
    const view = { action: 'getCustomer', staffId: current.member.id, now: now(), ...subject }
    await orm.transaction((tx) => recordView(tx, view, audit))
    return result
  })
  route('getConsentText', ({ input: { id } }) => orNotFound(findConsentText(orm, id)))
  route('giveCustomerPriceList', async (call) => {
    await write(call, (tx, author) => assignPriceList(tx, call.input.id, call.form, author))
    return getCustomer(call.input.id)
  })
  route('giveCustomerDiscount', async (call) => {
    await write(call, (tx, author) => giveDiscount(tx, call.input.id, call.form, author))
    return getCustomer(call.input.id)
  })
  route('endCustomerSession', async (call) =>
    getCustomer(await write(call, (tx, author) => endSession(tx, call.input.id, author))),
  )
  route('endCustomerSessions', async (call) => {
    await write(call, (tx, author) => endSessions(tx, call.input.id, author))
    return getCustomer(call.input.id)
  })
  route('getMergeSummary', async ({ input: { id, ...other } }) => {
    const personId = await findMergedPerson(orm, id, other)
    return { summary: await summarizeMerge(orm, personId, other.userId) }
  })
  route('mergeCustomers', async (call) => {
    await write(call, (tx, author) => mergeCustomers(tx, call.input.id, call.form, author))
    return getCustomer(call.input.id)
  })
  route('exportCustomer', async (call) => {
    const { id } = call.input
    await write(call, async (tx, { audit }) => {
      await orNotFound(
        tx
          .select()
          .from(users)
          .where(eq(users.id, id))
          .then(([user]) => user),
      )
      await audit(tx, { subject: 'customer', subjectId: id })
    })
    return { path: signArchivePath(fileKeys, 'customers', id, now()) }
  })
  route('eraseCustomer', async (call) => {
    const { fileIds } = await write(call, (tx, { audit }) =>
      eraseCustomer(tx, call.input.id, call.form, { accounts, audit }),
    )
    for (const id of fileIds) await removeOrderFile(storage, id)
    return {}
  })
}
