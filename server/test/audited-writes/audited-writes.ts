import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { UNAUDITED } from '@rapport/staff-contract/endpoints/audit-actions'
import type { StaffApp } from '../staff-app.ts'
import type { AuditedWrites } from './audited-write.ts'
import { contentWrites } from './content-writes.ts'
import { customerWrites } from './customer-writes.ts'
import { fileWrites } from './file-writes.ts'
import { invoiceWrites } from './invoice-writes.ts'
import { mediaWrites } from './media-writes.ts'
import { offerWrites } from './offer-writes.ts'
import { orderWrites } from './order-writes.ts'
import { productionWrites } from './production-writes.ts'
import { proofWrites } from './proof-writes.ts'
import { staffWrites } from './staff-writes.ts'

/** Endpoints that have to write an audit entry: all writes, and reads of personal data. */
export const AUDITED = [
  ...(Object.keys(adminRoutes) as AdminEndpointName[]).filter(
    (name) => adminRoutes[name].method !== 'GET' && !(UNAUDITED as readonly string[]).includes(name),
  ),
  'getInboxOrder',
  'getCustomer',
  'getGuest',
] as AdminEndpointName[]

/** Returns a successful request for each audited endpoint. */
export const auditedWrites = (server: StaffApp): AuditedWrites => ({
  ...staffWrites(server),
  ...contentWrites(server),
  ...mediaWrites(server),
  ...orderWrites(server),
  ...offerWrites(server),
  ...invoiceWrites(server),
  ...proofWrites(server),
  ...productionWrites(server),
  ...customerWrites(server),
  ...fileWrites(server),
})
