import { proofPath } from '@rapport/contract/paths/paths'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inboxOrder } from '../../../test/inbox-orders.ts'
import { createLegalEntity } from '../../../test/invoices/invoiced-offers.ts'
import { sentOffer } from '../../../test/offers/offer-orders.ts'
import { INSERTED_SHA256, insertProof } from '../../../test/proofs/insert-proof.ts'
import { describeStaff, type StaffApp } from '../../../test/staff-app.ts'

/** The law keeps invoices for five years, with their buyers. */
const KEPT = ['invoices']

/** Returns the tables in which a row contains a text in any column. */
async function findTables({ database: { orm } }: StaffApp, text: string): Promise<string[]> {
  const select = async (query: SQL) => ((await orm.execute(query)) as { rows: { name: string }[] }).rows
  const tables = await select(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const table = sql.identifier(name)
    const hits = await select(sql`select 1 from ${table} where ${table}::text ilike ${`%${text}%`} limit 1`)
    if (hits.length > 0) found.push(name)
  }
  return found.sort()
}

describeStaff('a guest who is erased', (server) => {
  it('is in no column of any table but the invoices: no address, name, requisite, comment or reason', async () => {
    const [manager, owner] = [await server().signedIn('manager'), await server().signedIn('owner')]
    const legalEntityId = await createLegalEntity(server(), owner)
    const offer = await sentOffer(server(), manager, { name: 'Прялкина', email: 'pryalkina@example.ru' })
    await manager.call('resendOffer', { id: offer.id, body: { email: 'pryalkina.dom@example.ru' } })
    const proof = proofPath(await insertProof(server().database, offer.orderNumber))
    const send = (path: string, fields: Record<string, string>, page = offer.path) =>
      server().app.inject({
        method: 'POST',
        url: `${page}${path}/`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    await send('accept', { version: '1', name: 'Марина Прялкина' })
    const buyer = { name: 'Прялкина Марина', inn: '', kpp: '', address: '' }
    await send('requisites', { version: '0', ...buyer })
    await send('questions', { text: 'Это Прялкина. Когда готово?' })
    const { result } = await manager.call('issueInvoice', {
      id: offer.orderId,
      body: { offerId: offer.id, legalEntityId, part: 'whole', advancePercent: 50, dueDays: 5, buyer },
    })
    const [invoice] = result.invoices
    await manager.call('mailInvoice', { id: invoice.id, body: { email: 'buh.pryalkina@example.ru' } })
    await send('comments', { version: '1', text: 'Прялкина: правее' }, proof)
    await send('changes', { version: '1', text: 'Прялкина: левее' }, proof)
    await send('approve', { version: '1', sha256: INSERTED_SHA256, name: 'Марина Прялкина' }, proof)
    await owner.call('waiveProof', { id: offer.orderId, body: { reason: 'Прялкина спешит' } })
    await manager.call('cancelInvoice', { id: invoice.id, body: { reason: 'Веретённикова передумала' } })
    const { version } = await inboxOrder(manager, offer.orderId)
    const refusal = { version, status: 'refused', reason: 'Прялкина передумала' }
    await manager.call('changeOrderStatus', { id: offer.orderId, body: refusal })
    expect(await findTables(server(), 'pryalkina')).toContain('invoice_mails')
    const found = ['order_requisites', 'order_status_changes', 'proof_answers', 'proof_comments', 'proofs']
    expect(await findTables(server(), 'прялкина')).toEqual(expect.arrayContaining(found))
    expect(await findTables(server(), 'веретённикова')).toEqual(['invoices'])

    const body = { contact: 'pryalkina@example.ru', withOpenOrders: true }
    expect((await owner.call('eraseGuest', { id: offer.orderId, body })).status).toBe(200)
    expect(await findTables(server(), 'pryalkina')).toEqual([])
    expect(await findTables(server(), 'прялкина')).toEqual(KEPT)
    expect(await findTables(server(), 'веретённикова')).toEqual([])
    const link = await server().app.inject({ url: invoice.pdfPath })
    expect(link.statusCode).toBe(404)
  })
})
