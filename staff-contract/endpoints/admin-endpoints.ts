import type * as z from 'zod/mini'
import type { AdminEndpoint } from './admin-endpoint.ts'
import type { AdminEndpointName } from './admin-routes.ts'
import { auditEndpoints } from './audit.ts'
import { bankPaymentEndpoints } from './bank-payments.ts'
import { batchEndpoints } from './batches.ts'
import { catalogTreeEndpoints } from './catalog-tree.ts'
import { customerEndpoints } from './customers.ts'
import { editingEndpoints } from './editing.ts'
import { importEndpoints } from './imports.ts'
import { inboxEndpoints } from './inbox.ts'
import { invoiceEndpoints } from './invoices.ts'
import { listEndpoints } from './lists.ts'
import { mediaEndpoints } from './media.ts'
import { offerPriceEndpoints } from './offers/offer-prices.ts'
import { offerEndpoints } from './offers/offers.ts'
import { openingEndpoints } from './opening.ts'
import { productionEndpoints } from './production.ts'
import { proofEndpoints } from './proofs.ts'
import { redirectEndpoints } from './redirects.ts'
import { staffEndpoints } from './staff.ts'
import { staffAccountEndpoints } from './staff-account.ts'
import { staffSignInEndpoints } from './staff-sign-in.ts'
import { systemEndpoints } from './system.ts'

/** All endpoints of the back office, with schemas and required access. An endpoint without access does not compile. */
export const adminEndpoints = {
  ...staffSignInEndpoints,
  ...staffAccountEndpoints,
  ...staffEndpoints,
  ...auditEndpoints,
  ...editingEndpoints,
  ...listEndpoints,
  ...batchEndpoints,
  ...redirectEndpoints,
  ...mediaEndpoints,
  ...catalogTreeEndpoints,
  ...inboxEndpoints,
  ...offerEndpoints,
  ...offerPriceEndpoints,
  ...invoiceEndpoints,
  ...bankPaymentEndpoints,
  ...proofEndpoints,
  ...productionEndpoints,
  ...customerEndpoints,
  ...importEndpoints,
  ...systemEndpoints,
  ...openingEndpoints,
} as const satisfies Record<AdminEndpointName, AdminEndpoint & { method: string; path: string }>

type AdminEndpoints = typeof adminEndpoints

type Output<E, K extends string> = E extends { [k in K]: infer S extends z.core.$ZodType }
  ? z.core.output<S>
  : unknown

type FormFields<E> = E extends { form: infer S extends z.core.$ZodType } ? z.core.input<S> : never

/** Input of an endpoint: path parameters and query in one object, and its parsed form. */
export type AdminInput<N extends AdminEndpointName> = Output<AdminEndpoints[N], 'params'> &
  Output<AdminEndpoints[N], 'query'>
export type AdminForm<N extends AdminEndpointName> = Output<AdminEndpoints[N], 'form'>
/** Form fields as sent, before parsing. */
export type AdminFormFields<N extends AdminEndpointName> = FormFields<AdminEndpoints[N]>
/** Output of an endpoint: the `result` of its response. */
export type AdminResult<N extends AdminEndpointName> = z.core.output<AdminEndpoints[N]['result']>
/** Whether an endpoint answers without a sign-in. */
export type IsOpen<N extends AdminEndpointName> = AdminEndpoints[N]['access'] extends 'anybody' ? true : false
