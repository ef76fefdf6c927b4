import { type APIRequestContext, expect } from '@playwright/test'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'

/** Account of the demo factory, in `content/legal-entities.yaml`. */
const ACCOUNT = '40702810300000000042'
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const BUYER = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула, ул. Мира, 1' }

/**
 * Issues invoices of 125 050 roubles for accepted offers of as many orders, as staff and customers do. Returns their
 * numbers.
 */
export async function issueInvoices(
  request: APIRequestContext,
  origin: string,
  count: number,
): Promise<string[]> {
  const call = async (name: AdminEndpointName, id: string, data?: object) => {
    const { method, path } = adminRoutes[name]
    const answer = await request.fetch(`${origin}${path.replace(':id', id)}`, {
      method,
      headers: HEADERS,
      ...(data ? { data } : {}),
    })
    expect([name, answer.status(), await answer.text()]).toEqual([name, 200, expect.anything()])
    return (await answer.json()).result
  }
  const found = await request.get(`${origin}/api/v1/catalog/search/?name=polo`)
  const item = (await found.json()).result.items.find(({ isGroup }: { isGroup: boolean }) => !isGroup)
  const issued: string[] = []
  for (let at = 0; at < count; at += 1) {
    const multipart = {
      name: 'Марина Прялкина',
      phone: '+7 900 123-45-67',
      email: 'm@example.ru',
      itemId: String(item.id),
      quantity: '100',
    }
    await request.post(`${origin}${endpointRoutes.sendOrderMail.path}`, { headers: HEADERS, multipart })
    const { orders } = await call('getInbox', '')
    const orderId = orders[0].id
    let { offer } = await call('createOffer', orderId, {})
    const { draft, revision } = offer
    const lines = draft.lines.map((line: object) => ({ ...line, unitPrice: 125_050 }))
    offer = (await call('updateOffer', offer.id, { ...draft, lines, revision })).offer
    offer = (await call('sendOffer', offer.id, { revision: offer.revision })).offer
    await request.post(`${origin}/api/v1/offers/${offer.path.split('/')[2]}/accept`, {
      headers: HEADERS,
      data: { version: 1, name: 'Марина Прялкина' },
    })
    const { legalEntities } = await call('getOrderInvoices', orderId)
    const form = {
      offerId: offer.id,
      legalEntityId: legalEntities[0].id,
      part: 'whole',
      advancePercent: 50,
      dueDays: 5,
      buyer: BUYER,
    }
    const [invoice] = (await call('issueInvoice', orderId, form)).invoices
    issued.push(invoice.number)
  }
  return issued
}

interface PaymentLine {
  /** `1250.50` */
  sum: string
  purpose: string
  name?: string
  inn?: string
}

/** Writes a statement of the demo factory with incoming payments, by default of «Весна». */
export function writeBankStatement(payments: PaymentLine[]): Buffer {
  const lines = payments.flatMap(({ sum, purpose, name = BUYER.name, inn = BUYER.inn }, at) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${at + 1}`,
    'Дата=27.11.2026',
    `Сумма=${sum}`,
    'ПлательщикСчет=40702810400000000017',
    `Плательщик1=${name}`,
    `ПлательщикИНН=${inn}`,
    'ДатаПоступило=27.11.2026',
    `ПолучательСчет=${ACCOUNT}`,
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ])
  const head = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    'ДатаНачала=27.11.2026',
    'ДатаКонца=27.11.2026',
    `РасчСчет=${ACCOUNT}`,
    'СекцияРасчСчет',
    `РасчСчет=${ACCOUNT}`,
    'НачальныйОстаток=100.00',
    'ВсегоПоступило=1.00',
    'КонечныйОстаток=101.00',
    'КонецРасчСчет',
  ]
  return Buffer.from([...head, ...lines, 'КонецФайла', ''].join('\r\n'))
}
