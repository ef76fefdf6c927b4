import { messages } from '@rapport/contract/errors/messages'
import { normalizePhone } from '@rapport/contract/fields/phone'
import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import { forgetCustomer } from '../../inbox/commands.ts'
import { forgetInvoices } from '../../invoices/forget-invoices.ts'
import { forgetOffers } from '../../offers/forget-offers.ts'
import { eraseOrders } from '../../orders/erase-orders.ts'
import { removeOrderFile } from '../../orders/files/remove-file.ts'
import { findOrderNumberById } from '../../orders/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { forgetStageMails } from '../../production/stage-mails/forget-stage-mails.ts'
import { forgetProofs } from '../../proofs/forget-proofs.ts'
import type { AddAdminRoute } from '../../staff/admin-route.ts'
import { recordView } from '../../staff/audit/record-view.ts'
import { lockCurrent } from '../../staff/sessions/current-staff.ts'
import { signArchivePath } from '../archive-route.ts'
import { countOpenOrders } from '../get-customer.ts'
import type { CustomerDeps } from '../routes.ts'
import { findGuest, findGuestId, listContacts, matchGuest } from './find-guest.ts'

type GuestContacts = Awaited<ReturnType<typeof listContacts>>

/** Adds the endpoints of guests. The audit log names a guest by an order number, not by personal data. */
export function guestRoutes(route: AddAdminRoute, { accounts, storage, fileKeys }: CustomerDeps): void {
  const { database, now } = accounts
  const { orm } = database
  const getAuditSubject = async (tx: Orm, id: string) =>
    ({ subject: 'order', subjectId: id, title: await orNotFound(findOrderNumberById(tx, id)) }) as const

  route('getGuest', async ({ input: { id }, current, audit }) => {
    const guest = await orNotFound(findGuest(orm, id))
    const subject = await getAuditSubject(orm, id)
    const view = { action: 'getGuest', staffId: current.member.id, now: now(), ...subject }
    await orm.transaction((tx) => recordView(tx, view, audit))
    return { guest }
  })
  route('exportGuest', async ({ input: { id }, current, audit }) => {
    await orm.transaction(async (tx) => {
      await lockCurrent(tx, current)
      await orNotFound(findGuestId(tx, id))
      await audit(tx, await getAuditSubject(tx, id))
    })
    return { path: signArchivePath(fileKeys, 'guests', id, now()) }
  })
  route('eraseGuest', async ({ input: { id }, form, current, audit }) => {
    const { fileIds } = await orm.transaction(async (tx) => {
      await lockCurrent(tx, current)
      const which = matchGuest(await orNotFound(findGuestId(tx, id)))
      if (!isContact(form.contact, await listContacts(tx, which)))
        throw new ApiError(422, messages.invalid, { contact: [customerMessages.eraseContact] })
      if (!form.withOpenOrders && (await countOpenOrders(tx, which)) > 0)
        throw new ApiError(409, customerMessages.openOrders)
      const erased = await eraseOrders(tx, which)
      await forgetCustomer(tx, erased.orderIds)
      await forgetOffers(tx, erased.orderIds)
      await forgetProofs(tx, erased.orderIds)
      await forgetStageMails(tx, erased.orderIds)
      await forgetInvoices(tx, erased.orderIds)
      await audit(tx, { ...(await getAuditSubject(tx, id)), after: { orders: erased.orderIds.length } })
      return erased
    })
    for (const fileId of fileIds) await removeOrderFile(storage, fileId)
    return {}
  })
}

/** Returns whether a text is one of the guest's e-mails, or a phone in any spelling. */
const isContact = (typed: string, { phones, emails }: GuestContacts): boolean =>
  emails.includes(typed.toLowerCase()) || phones.includes(normalizePhone(typed) ?? typed)
