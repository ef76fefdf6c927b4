import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { EMPTY_CALCULATION_RULES } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { acceptedOffer, createLegalEntity } from '../../test/invoices/invoiced-offers.ts'
import { sentOffer } from '../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { calculationRules } from '../operations/tables.ts'
import { orders } from '../orders/tables.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { issueInvoice, type NewInvoice } from './issue-invoice.ts'
import { invoices } from './tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const buyer = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула' }

describeStaff('invoices', (server) => {
  let manager: SignedIn
  let owner: SignedIn
  let entity = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    owner = await server().signedIn('owner')
    entity ||= await createLegalEntity(server(), owner)
  })
  const orm = () => server().database.orm
  const issue = (offerId: string, fields: Partial<NewInvoice> = {}, now = NOON) =>
    orm().transaction((tx) =>
      issueInvoice(
        tx,
        {
          offerId,
          legalEntityId: entity,
          part: 'whole',
          advancePercent: 50,
          dueDays: 5,
          buyer,
          issuedBy: 1,
          ...fields,
        },
        now,
      ),
    )
  const cancel = (id: string) =>
    orm().transaction((tx) => cancelInvoice(tx, { id, reason: 'Ошибка', cancelledBy: 1 }, NOON))

  it('copies lines, requisites and VAT of the day, and gives days to pay', async () => {
    const offer = await acceptedOffer(server(), manager)
    const { document, total, dueOn, number } = await issue(offer.id)
    expect([number.slice(0, 4), total, dueOn]).toEqual(['26-1', 1_000_000, '2026-11-21'])
    expect(document).toMatchObject({
      day: moscowDay(NOON),
      basis: expect.stringContaining(`${offer.number}/1`),
      seller: { inn: '7707083893', account: '40702810638000000000' },
      rows: [{ title: 'Пальто прямое', quantity: 10, unit: 'шт', unitPrice: 100_000, total: 1_000_000 }],
      vat: [{ percent: 22, sum: 1_000_000, vat: 180_328 }],
    })
  })

  it('has the VAT of its legal entity', async () => {
    const trader = await createLegalEntity(server(), owner, { inn: '500100732259', kpp: '', vatMode: 'none' })
    const offer = await acceptedOffer(server(), manager)
    const { document } = await issue(offer.id, { legalEntityId: trader })
    expect(document.vat).toEqual([{ percent: 0, sum: 1_000_000, vat: 0 }])
  })

  it('has the rate of VAT that staff added for its day, as its offer has', async () => {
    const vatRates = [{ from: '2026-11-01', percent: 24 }]
    await orm()
      .insert(calculationRules)
      .values({ ...EMPTY_CALCULATION_RULES, vatRates })
    const offer = await acceptedOffer(server(), manager)
    const { document } = await issue(offer.id)
    await orm().delete(calculationRules)
    expect(document.vat).toEqual([{ percent: 24, sum: 1_000_000, vat: 193_548 }])
  })

  it('splits an offer into an advance and a rest that add up, and refuses more', async () => {
    const { id } = await acceptedOffer(server(), manager)
    const advance = await issue(id, { part: 'advance', advancePercent: 33.33 })
    expect(advance.total).toBe(333_300)
    await expect(issue(id)).rejects.toThrow(invoiceMessages.wholeInvoiced)
    await expect(issue(id, { part: 'advance', advancePercent: 70 })).rejects.toThrow(
      invoiceMessages.advanceTooLarge,
    )
    const rest = await issue(id, { part: 'rest' })
    expect(advance.total + rest.total).toBe(1_000_000)
    await expect(issue(id, { part: 'rest' })).rejects.toThrow(invoiceMessages.nothingLeft)
  })

  it('asks for the rest once, also by another legal entity or at the VAT of another year', async () => {
    const trader = await createLegalEntity(server(), owner, { inn: '500100732259', kpp: '', vatMode: 'none' })
    const { id } = await acceptedOffer(server(), manager)
    await issue(id, { part: 'advance' })
    const rest = await issue(id, { part: 'rest', legalEntityId: trader })
    expect(rest.document.vat).toEqual([{ percent: 0, sum: 500_000, vat: 0 }])
    await expect(issue(id, { part: 'rest' })).rejects.toThrow(invoiceMessages.nothingLeft)
  })

  it('corrects an invoice by cancelling it, which keeps its number, and issuing a new one', async () => {
    const { id } = await acceptedOffer(server(), manager)
    const wrong = await issue(id)
    expect(await cancel(wrong.id)).toMatchObject({ number: wrong.number, cancelReason: 'Ошибка' })
    await expect(cancel(wrong.id)).rejects.toThrow(invoiceMessages.alreadyCancelled)
    const right = await issue(id)
    expect(Number(right.number.slice(3))).toBe(Number(wrong.number.slice(3)) + 1)
  })

  it('refuses an offer that the customer has not accepted, and a legal entity that is gone', async () => {
    const { id } = await sentOffer(server(), manager)
    await expect(issue(id)).rejects.toThrow(invoiceMessages.offerNotAccepted)
    const accepted = await acceptedOffer(server(), manager)
    await expect(issue(accepted.id, { legalEntityId: 4_000 })).rejects.toThrow(invoiceMessages.entityUnknown)
  })

  it('numbers without gaps and doubles when many are issued at once and some fail', async () => {
    const other = await createLegalEntity(server(), owner, { title: 'ООО «Вторая»' })
    const offers = []
    for (let count = 0; count < 4; count += 1) offers.push(await acceptedOffer(server(), manager))
    const tries = offers.flatMap(({ id }) => [
      issue(id),
      issue(id),
      issue(id, { part: 'advance', legalEntityId: other }),
    ])
    const issued = (await Promise.allSettled(tries)).flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
    expect(issued.length).toBeGreaterThanOrEqual(4)
    const all = await orm().select({ number: invoices.number }).from(invoices)
    const bySeries = Map.groupBy(all, ({ number }) => number.slice(0, 4))
    for (const list of bySeries.values()) {
      const running = list.map(({ number }) => Number(number.slice(4))).toSorted((one, two) => one - two)
      expect(running).toEqual(running.map((_, index) => index + 1))
    }
    const digits = all.map(({ number }) => number.replaceAll(/\D/g, ''))
    const orderNumbers = await orm().select({ number: orders.number }).from(orders)
    digits.push(...orderNumbers.map(({ number }) => number.replaceAll(/\D/g, '')))
    expect(new Set(digits).size).toBe(digits.length)
  })

  it('begins each year with 1, by Moscow time', async () => {
    const first = await acceptedOffer(server(), manager)
    const newYear = new Date('2026-12-31T21:00:00Z')
    expect((await issue(first.id, {}, newYear)).number).toMatch(/^27-[1-9]00001$/)
  })

  it('never changes or disappears, even if its order is deleted', async () => {
    const offer = await acceptedOffer(server(), manager)
    const { id } = await issue(offer.id)
    const where = eq(invoices.id, id)
    await expect(orm().update(invoices).set({ total: 1 }).where(where)).rejects.toThrow()
    await expect(orm().delete(invoices).where(where)).rejects.toThrow()
    await orm().delete(orders).where(eq(orders.id, offer.orderId))
    const [kept] = await orm().select().from(invoices).where(where)
    expect(kept).toMatchObject({ orderId: null, offerId: null, total: 1_000_000 })
  })
})
