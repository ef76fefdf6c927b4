import { messages } from '@rapport/contract/errors/messages'
import { offerMessages } from '@rapport/contract/offers/offer-messages'
import type { OfferPage } from '@rapport/contract/offers/offer-page'
import { payerMessages } from '@rapport/contract/requisites/payer-messages'
import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder } from '../../../test/inbox-orders.ts'
import { acceptedOffer } from '../../../test/invoices/invoiced-offers.ts'
import { logIn } from '../../../test/members.ts'
import { sentOffer } from '../../../test/offers/offer-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const VESNA = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула, улица Ткачей, 1' }

describeStaff('requisites for the invoices of an order', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const inject = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = {}) => {
    const form =
      payload &&
      new URLSearchParams(
        Object.entries(payload).map(([name, value]): [string, string] => [name, String(value)]),
      )
    const answer = await server().app.inject({
      method,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: form?.toString() ?? '',
    })
    const page: OfferPage | undefined =
      JSON.parse(/<pre>(.*)<\/pre>/s.exec(answer.body)?.[1] ?? 'null') ?? undefined
    return { status: answer.statusCode, location: answer.headers.location, headers: answer.headers, page }
  }
  const give = ({ path }: Offer, fields: object) =>
    inject('POST', `${path}requisites/`, { version: 0, ...fields })
  const open = async ({ path }: Offer) => (await inject('GET', path)).page
  const invoicesOf = async ({ orderId }: Offer): Promise<OrderInvoices> =>
    (await manager.call('getOrderInvoices', { id: orderId })).result

  it('are given without scripts by the link of an accepted offer, and fill the form of the manager', async () => {
    const offer = await acceptedOffer(server(), manager)
    const quoted = `ООО «Рога | "Копыта"» ${'я'.repeat(200)}`.slice(0, 200)
    const saved = await give(offer, { ...VESNA, name: quoted, inn: ' 7707 083893 ' })
    expect([saved.status, saved.location, saved.headers['cache-control']]).toEqual([
      303,
      `${offer.path}?sent=requisites#next-steps`,
      'no-store',
    ])
    const payer = { ...VESNA, name: quoted }
    expect((await open(offer))?.billing).toMatchObject({ requisites: { version: 1, payer } })
    expect(await invoicesOf(offer)).toMatchObject({ buyer: payer, requisites: { payer, by: null } })
    const { messages: thread, offerEvents } = await inboxOrder(manager, offer.orderId)
    expect(thread.at(-1)).toMatchObject({ author: 'customer', text: 'Указали реквизиты для\u00A0счёта' })
    expect(offerEvents.at(-1)?.kind).toBe('requisites-given')
    expect(server().log.join('')).not.toContain('Копыта')
  })

  it('are not asked for, and not taken, once the order is refused', async () => {
    const offer = await acceptedOffer(server(), manager)
    const { version } = await inboxOrder(manager, offer.orderId)
    const body = { version, status: 'refused', reason: 'Передумал' }
    await manager.call('changeOrderStatus', { id: offer.orderId, body })
    const { status, page } = await give(offer, VESNA)
    expect([status, page?.refused?.message, page?.billing]).toEqual([409, offerMessages.orderRefused, null])
  })

  it('are refused with a sentence at each wrong field, and what was typed stays', async () => {
    const offer = await acceptedOffer(server(), manager)
    const wrong: [fields: object, errors: object][] = [
      [{ inn: '7707083894' }, { inn: [messages.innWrong] }],
      [{ inn: '77070838' }, { inn: [messages.innFormat] }],
      [{ kpp: '' }, { kpp: [payerMessages.kppRequired] }],
      [{ kpp: '77' }, { kpp: [messages.kppFormat] }],
      [{ inn: '500100732259' }, { kpp: [messages.kppOfPerson] }],
      [{ inn: '' }, { inn: [payerMessages.innRequired] }],
      [{ address: ' ' }, { address: [payerMessages.addressRequired] }],
      [{ name: '' }, { name: [payerMessages.nameRequired] }],
      [{ name: 'я'.repeat(201) }, { name: [messages.fieldTooLong] }],
    ]
    for (const [fields, errors] of wrong) {
      const { status, page } = await give(offer, { ...VESNA, ...fields })
      expect([status, page?.refused?.errors]).toEqual([422, errors])
      expect(page?.refused?.values).toMatchObject({ ...VESNA, ...fields })
    }
    expect((await invoicesOf(offer)).requisites.payer).toBeNull()
  })

  it('are those of a sole trader without KPP, or the name of a private person alone', async () => {
    const offer = await acceptedOffer(server(), manager)
    const trader = { name: 'ИП Ткачёва', inn: '500100732259', kpp: '', address: 'Тула' }
    expect((await give(offer, trader)).status).toBe(303)
    const person = { name: 'Анна Ткачёва', inn: '', kpp: '', address: '' }
    expect((await give(offer, { ...person, version: 1 })).status).toBe(303)
    expect((await invoicesOf(offer)).requisites.payer).toEqual(person)
  })

  it('of two windows are not replaced unseen: the second one is shown both, and saves with its next press', async () => {
    const offer = await acceptedOffer(server(), manager)
    const answers = await Promise.all([give(offer, VESNA), give(offer, { ...VESNA, name: 'АО «Нить»' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    const stored = (await open(offer))?.billing?.requisites
    const refused = answers.find(({ status }) => status === 409)?.page
    expect(refused?.refused?.message).toBe(payerMessages.changed)
    expect(refused?.billing?.requisites).toEqual(stored)
    const typed = refused?.refused?.values ?? {}
    expect((await give(offer, { ...typed, version: 1 })).status).toBe(303)
    expect((await open(offer))?.billing?.requisites).toMatchObject({
      version: 2,
      payer: { name: typed.name },
    })
    const again = await give(offer, { ...typed, version: 1 })
    expect([again.status, (await open(offer))?.billing?.requisites?.version]).toEqual([303, 2])
  })

  it('are asked for once the offer is accepted, and not in an older version', async () => {
    const offer = await sentOffer(server(), manager)
    expect((await open(offer))?.billing).toMatchObject({ requisites: null, invoices: [] })
    const early = await give(offer, VESNA)
    expect([early.status, early.page?.refused?.message]).toEqual([409, payerMessages.notAccepted])
    expect((await manager.call('requestRequisites', { id: offer.orderId })).message).toBe(
      staffInvoiceMessages.requisitesTooEarly,
    )
  })

  it('are requested by one press: a mail with the link, in the thread and the history of the order', async () => {
    const offer = await acceptedOffer(server(), manager)
    const { status, result } = await manager.call('requestRequisites', { id: offer.orderId })
    expect([status, result.requisites]).toEqual([
      200,
      { version: 0, payer: null, at: null, by: null, requestedAt: NOON.toISOString() },
    ])
    const { messages: thread, offerEvents, number } = await inboxOrder(manager, offer.orderId)
    expect(thread.at(-1)).toMatchObject({ author: 'staff', text: staffInvoiceMessages.requisitesRequest })
    expect(offerEvents.at(-1)).toMatchObject({ kind: 'requisites-requested', author: { id: manager.id } })
    await vi.waitFor(() => {
      const mail = server().mails.taken.find(({ mail }) =>
        mail.subject?.includes(`Сообщение по\u00A0заявке ${number}`),
      )
      expect(mail?.mail.html).toContain(offer.path)
    }, SOON)
  })

  it('are corrected by staff, who are refused a stale version', async () => {
    const offer = await acceptedOffer(server(), manager)
    await give(offer, VESNA)
    const correct = (version: number) =>
      manager.call('correctRequisites', { id: offer.orderId, body: { ...VESNA, name: 'АО «Нить»', version } })
    expect((await correct(0)).status).toBe(409)
    expect((await correct(1)).result.requisites).toMatchObject({ version: 2, payer: { name: 'АО «Нить»' } })
    expect(
      (await (await server().signedIn('editor')).call('requestRequisites', { id: offer.orderId })).status,
    ).toBe(403)
  })

  it('are given in the account by its user only', async () => {
    const { database } = server()
    const { headers } = await logIn(database, 'anna@example.ru')
    const stranger = await logIn(database, 'boris@example.ru')
    const offer = await acceptedOffer(server(), manager, headers)
    const { number } = await inboxOrder(manager, offer.orderId)
    const put = (by: object) =>
      inject(
        'PUT',
        `/api/v1/user/orders/${number}/requisites`,
        { version: 0, ...VESNA },
        { ...by, 'x-requested-with': 'XMLHttpRequest' },
      )
    expect((await put(stranger.headers)).status).toBe(404)
    expect((await put({})).status).toBe(401)
    const saved = await put(headers)
    expect([saved.status, saved.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await invoicesOf(offer)).requisites.payer).toEqual(VESNA)
  })

  it('of a company become those of its account, if that has none', async () => {
    const { headers } = await logIn(server().database, 'vesna@example.ru')
    const account = { ...headers, 'x-requested-with': 'XMLHttpRequest' }
    const offer = await acceptedOffer(server(), manager, headers)
    const { number } = await inboxOrder(manager, offer.orderId)
    const give = async (payer: object, version: number) => {
      const payload = new URLSearchParams({ ...payer, version: String(version) }).toString()
      const answer = await server().app.inject({
        method: 'PUT',
        url: `/api/v1/user/orders/${number}/requisites`,
        headers: { ...account, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
      return answer.json().result.savedToCompany
    }
    const company = async () =>
      (await server().app.inject({ url: '/api/v1/user/company', headers: account })).json().result.company
    expect(await give({ name: 'Анна Ткачёва', inn: '', kpp: '', address: '' }, 0)).toBe(false)
    expect(await company()).toMatchObject({ version: 0, name: '', inn: '' })
    expect(await give(VESNA, 1)).toBe(true)
    const { address, ...others } = VESNA
    const filled = { ...others, legalAddress: address, version: 1 }
    expect(await company()).toMatchObject(filled)
    expect(await give({ ...VESNA, name: 'АО «Нить»' }, 2)).toBe(false)
    expect(await company()).toMatchObject(filled)
  })
})
