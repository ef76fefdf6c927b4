import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { expect, it } from 'vitest'
import { acceptedOffer, createLegalEntity } from '../../test/invoices/invoiced-offers.ts'
import { sentProof } from '../../test/proofs/proof-orders.ts'
import { describeStaff } from '../../test/staff-app.ts'
import { changeOrderStatus } from '../orders/change-order-status.ts'

const BUYER = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула' }

describeStaff('an order that was refused', (server) => {
  it('asks nothing more of its customer, and takes note of money that comes anyway', async () => {
    const manager = await server().signedIn('manager')
    const legalEntityId = await createLegalEntity(server(), await server().signedIn('owner'))
    const { id: offerId, orderId } = await acceptedOffer(server(), manager)
    const fields = { offerId, legalEntityId, advancePercent: 50, dueDays: 5, buyer: BUYER }
    const issue = (part: string) => manager.call('issueInvoice', { id: orderId, body: { ...fields, part } })
    const [invoice] = (await issue('advance')).result.invoices
    const proof = await sentProof(server(), manager, orderId)
    const { orm } = server().database
    await changeOrderStatus(orm, orderId, { status: 'refused', by: 'staff', at: server().clock.now })

    const refused = [
      [await issue('rest'), invoiceMessages.orderRefused],
      [
        await manager.call('mailInvoice', { id: invoice.id, body: {} }),
        staffInvoiceMessages.refusedNotMailed,
      ],
      [
        await manager.call('requestRequisites', { id: orderId, body: {} }),
        staffInvoiceMessages.refusedNotAsked,
      ],
      [await manager.call('resendOffer', { id: offerId, body: {} }), staffOfferMessages.orderRefused],
      [await manager.call('sendProofAgain', { id: proof.id, body: {} }), staffProofMessages.orderRefused],
    ] as const
    for (const [{ status, message }, sentence] of refused) expect([status, message]).toEqual([409, sentence])

    const day = invoice.document.day
    const paid = await manager.call('recordInvoicePayment', {
      id: invoice.id,
      body: { day, amount: 500_000 },
    })
    expect(paid.result.invoices[0].state).toBe('paid')
  })
})
