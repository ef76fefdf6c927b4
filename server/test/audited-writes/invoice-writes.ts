import { listLegalEntities } from '../../src/legal-entities/queries.ts'
import { uploadStatement, writePayments } from '../bank-statements/upload-statement.ts'
import { fileForm } from '../content/media-files.ts'
import { acceptedOffer, createLegalEntity } from '../invoices/invoiced-offers.ts'
import type { StaffApp } from '../staff-app.ts'
import { type AuditedWrites, next } from './audited-write.ts'

const BUYER = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула' }

/** Endpoints of invoices. */
export function invoiceWrites(server: StaffApp): AuditedWrites {
  async function accepted() {
    const by = await server.signedIn('manager')
    // One for all: only nine legal entities may issue invoices.
    const [known] = await listLegalEntities(server.database.orm)
    const legalEntityId = known?.id ?? (await createLegalEntity(server, await server.signedIn('owner')))
    const offer = await acceptedOffer(server, by)
    const body = {
      offerId: offer.id,
      legalEntityId,
      part: 'whole',
      advancePercent: 50,
      dueDays: 5,
      buyer: BUYER,
    }
    return { by, options: { id: offer.orderId, body } }
  }
  async function issued() {
    const { by, options } = await accepted()
    const [invoice] = (await by.call('issueInvoice', options)).result.invoices
    return { by, invoice }
  }
  const today = () => new Date(server.clock.now).toISOString().slice(0, 10)
  async function paid() {
    const { by, invoice } = await issued()
    return { by, options: { id: invoice.id, body: { day: today(), amount: 100 } } }
  }
  /** A payment of a statement, and the invoice that it pays. */
  async function arrived() {
    const { by, invoice } = await issued()
    const file = writePayments([{ number: `a${next()}`, purpose: `счет ${invoice.number}`, sum: '10.00' }])
    const { result } = await uploadStatement(by, file)
    const query = { statementId: result.statement.id, view: 'all' }
    const [payment] = (await by.call('getBankPayments', { query })).result.payments
    return {
      by,
      id: payment.id,
      booking: { id: payment.id, parts: [{ invoiceId: invoice.id, amount: 1_000 }] },
    }
  }
  return {
    uploadBankStatement: async () => {
      const { by } = await issued()
      const body = fileForm('kl_to_1c.txt', Buffer.from(writePayments([{ number: `a${next()}` }])))
      return { by, options: { body } }
    },
    bookBankPayments: async () => {
      const { by, booking } = await arrived()
      return { by, options: { body: { payments: [booking] } } }
    },
    unbookBankPayment: async () => {
      const { by, id, booking } = await arrived()
      await by.call('bookBankPayments', { body: { payments: [booking] } })
      return { by, options: { id } }
    },
    dismissBankPayment: async () => {
      const { by, id } = await arrived()
      return { by, options: { id } }
    },
    restoreBankPayment: async () => {
      const { by, id } = await arrived()
      await by.call('dismissBankPayment', { id })
      return { by, options: { id } }
    },
    mailInvoice: async () => {
      const { by, invoice } = await issued()
      return { by, options: { id: invoice.id, body: {} } }
    },
    correctInvoice: async () => {
      const { by, options } = await accepted()
      const [invoice] = (await by.call('issueInvoice', options)).result.invoices
      return { by, options: { id: invoice.id, body: { ...options.body, reason: 'Не\u00A0тот ИНН' } } }
    },
    requestRequisites: async () => {
      const { by, options } = await accepted()
      return { by, options: { id: options.id } }
    },
    correctRequisites: async () => {
      const { by, options } = await accepted()
      return { by, options: { id: options.id, body: { ...BUYER, version: 0 } } }
    },
    issueInvoice: accepted,
    cancelInvoice: async () => {
      const { by, invoice } = await issued()
      return { by, options: { id: invoice.id, body: { reason: 'Ошибка в\u00A0реквизитах' } } }
    },
    recordInvoicePayment: paid,
    removeInvoicePayment: async () => {
      const { by, options } = await paid()
      const [invoice] = (await by.call('recordInvoicePayment', options)).result.invoices
      return { by, options: { id: invoice.payments[0].id } }
    },
  }
}
