import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { orderFileLinks } from '../inbox/inbox.ts'
import {
  LABEL_SIZES,
  type LabelSize,
  productionOrder,
  productionPreview,
  stageForm,
} from '../production/production.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const byUuid = z.object({ id: z.uuid(messages.notFound) })
const labelSize = z.enum(Object.keys(LABEL_SIZES) as [LabelSize, ...LabelSize[]], messages.fieldInvalid)

/** Endpoints of the workshop. Their answers have no customer and no price, whatever the role. */
export const productionEndpoints = {
  getProduction: {
    ...adminRoutes.getProduction,
    summary: 'Returns the orders that are paid, in work or at a stage, most urgent first',
    access: 'production.read',
    result: z.object({ orders: z.array(productionPreview) }),
  },
  getProductionOrder: {
    ...adminRoutes.getProductionOrder,
    summary: 'Returns an order with its lines, files, stages and their history',
    access: 'production.read',
    params: byUuid,
    result: z.object({ order: productionOrder }),
  },
  moveProductionStage: {
    ...adminRoutes.moveProductionStage,
    summary: 'Moves an order to a stage; the first and the last may change its status by the rules',
    access: 'production.write',
    params: byUuid,
    form: stageForm,
    result: z.object({ order: productionOrder }),
  },
  openProductionFile: {
    ...adminRoutes.openProductionFile,
    summary:
      'Returns paths that open a file of an order or of its approved proof for ten minutes; the view is logged',
    access: 'production.read',
    params: byUuid,
    result: orderFileLinks,
  },
  getProductionLabel: {
    ...adminRoutes.getProductionLabel,
    summary: 'Returns the label of an order as PDF in base64; its code opens the order’s stages',
    access: 'production.read',
    params: byUuid,
    query: z.object({ size: z._default(labelSize, '58x40') }),
    result: z.object({ pdf: z.string() }),
  },
} as const satisfies Record<string, AdminEndpoint & { method: string; path: string }>
