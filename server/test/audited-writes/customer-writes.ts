import { placeOrder } from '../inbox-orders.ts'
import { logIn } from '../members.ts'
import type { StaffApp } from '../staff-app.ts'
import { type AuditedWrites, unique } from './audited-write.ts'

/** Endpoints of customers, with an account and without. */
export function customerWrites(server: StaffApp): AuditedWrites {
  const manager = () => server.signedIn('manager')
  async function customer() {
    const email = `${unique('customer')}@example.ru`
    return { by: await manager(), email, ...(await logIn(server.database, email)) }
  }
  async function order(fields: Record<string, string> = {}) {
    const by = await manager()
    return { by, id: await placeOrder(server, fields) }
  }

  return {
    getCustomer: async () => {
      const { by, id } = await customer()
      return { by, options: { id } }
    },
    giveCustomerPriceList: async () => {
      const { by, id } = await customer()
      return { by, options: { id, body: { version: 0, priceList: 'dealer' } } }
    },
    giveCustomerDiscount: async () => {
      const { by, id } = await customer()
      return { by, options: { id, body: { version: 0, percent: '7,5', title: 'Партнёр' } } }
    },
    endCustomerSession: async () => {
      const { by, id } = await customer()
      const [session] = (await by.call('getCustomer', { id })).result.customer.sessions
      return { by, options: { id: session.id } }
    },
    endCustomerSessions: async () => {
      const { by, id } = await customer()
      return { by, options: { id } }
    },
    mergeCustomers: async () => {
      const { by, id } = await customer()
      const other = await customer()
      return { by, options: { id, body: { userId: other.id } } }
    },
    exportCustomer: async () => {
      const { by, id } = await customer()
      return { by, options: { id } }
    },
    eraseCustomer: async () => {
      const { by, id, email } = await customer()
      return { by, options: { id, body: { contact: email, withOpenOrders: true } } }
    },
    getGuest: async () => {
      const { by, id } = await order({ email: `${unique('guest')}@example.ru` })
      return { by, options: { id } }
    },
    exportGuest: async () => {
      const { by, id } = await order({ email: `${unique('guest')}@example.ru` })
      return { by, options: { id } }
    },
    eraseGuest: async () => {
      const email = `${unique('guest')}@example.ru`
      const { by, id } = await order({ email, phone: '+79990000000' })
      return { by, options: { id, body: { contact: email, withOpenOrders: true } } }
    },
  }
}
