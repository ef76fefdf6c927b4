import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { listCustomerInvoices } from './list-customer-invoices.ts'
import { startInvoiceMails } from './mails/invoice-mails.ts'
import { invoiceLinkRoutes } from './routes.ts'

/** Invoices as customers get, see and pay them. */
export const invoices = fp<Services>(
  async (app, services) => {
    const { database, hooks, now } = services
    await startInvoiceMails({ ...services, replyTo: app.orders.replyTo })
    hooks.listCustomerInvoices.provide((of) => listCustomerInvoices(database.orm, of, now()))
    await invoiceLinkRoutes(app, services)
  },
  { name: 'invoices', dependencies: ['offers'] },
)
