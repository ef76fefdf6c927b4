import { randomUUID } from 'node:crypto'
import { changeOrderStatus } from '../../src/orders/change-order-status.ts'
import { orderFiles } from '../../src/orders/tables.ts'
import { placeOrder } from '../inbox-orders.ts'
import type { StaffApp } from '../staff-app.ts'
import type { AuditedWrites } from './audited-write.ts'

/** Endpoints of the workshop. */
export const productionWrites = (server: StaffApp): AuditedWrites => ({
  moveProductionStage: async () => {
    const id = await placeOrder(server)
    const paid = { status: 'paid', by: 'staff', at: server.clock.now } as const
    await changeOrderStatus(server.database.orm, id, paid)
    const options = { id, body: { version: 0, to: 'cutting' } }
    return { by: await server.signedIn('foreman'), options }
  },
  openProductionFile: async () => {
    const orderId = await placeOrder(server)
    const id = randomUUID()
    await server.database.orm
      .insert(orderFiles)
      .values({ id, orderId, position: 0, name: 'maket.pdf', size: 10 })
    return { by: await server.signedIn('foreman'), options: { id } }
  },
})
