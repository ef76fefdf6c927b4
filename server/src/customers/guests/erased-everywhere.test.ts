import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLegalEntity } from '../../../test/invoices/invoiced-offers.ts'
import { sentOffer } from '../../../test/offers/offer-orders.ts'
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
  it('is in no column of any table but the invoices: no address, name or requisite', async () => {
    const [manager, owner] = [await server().signedIn('manager'), await server().signedIn('owner')]
    const legalEntityId = await createLegalEntity(server(), owner)
    const offer = await sentOffer(server(), manager, { name: 'Прялкина', email: 'pryalkina@example.ru' })
    await manager.call('resendOffer', { id: offer.id, body: { email: 'pryalkina.dom@example.ru' } })
    const send = (path: string, fields: Record<string, string>) =>
      server().app.inject({
        method: 'POST',
        url: `${offer.path}${path}/`,
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
    expect(await findTables(server(), 'pryalkina')).toContain('invoice_mails')
    expect(await findTables(server(), 'прялкина')).toContain('order_requisites')

    const body = { contact: 'pryalkina@example.ru', withOpenOrders: true }
    expect((await owner.call('eraseGuest', { id: offer.orderId, body })).status).toBe(200)
    expect(await findTables(server(), 'pryalkina')).toEqual([])
    expect(await findTables(server(), 'прялкина')).toEqual(KEPT)
    const link = await server().app.inject({ url: invoice.pdfPath })
    expect(link.statusCode).toBe(404)
  })
})
