import { messages } from '@rapport/contract/errors/messages'
import { orderLine } from '@rapport/contract/orders/order-line'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { proofPagePicture } from '@rapport/contract/proofs/public-proof'
import * as z from 'zod/mini'
import { ERP_ID_MAX } from '../editing/text-limits.ts'

const stage = z.object({ id: z.string(), title: z.string() })

/** A line as the workshop needs it: what to make and how many, without prices. */
const productionLine = z.pick(orderLine, {
  title: true,
  variantTitle: true,
  material: true,
  baseColor: true,
  quantity: true,
  sizes: true,
  unit: true,
})
export type ProductionLine = z.infer<typeof productionLine>

/** An order as the workshop sees it. It has no customer and no price, whatever the role. Moments are ISO. */
export const productionOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** By when the current status is due. */
  dueAt: z.nullable(z.string()),
  /** What the customer accepted; without an accepted offer, what they ordered. */
  lines: z.array(productionLine),
  /** Operations of the same lines: «Пальто: Шелкография, грудь, 2 цвета». */
  operations: z.array(z.string()),
  files: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Its proof in force, with the files and pages that the customer approved; null without a proof. */
  proof: z.nullable(
    z.object({
      version: z.number(),
      isApproved: z.boolean(),
      files: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number(), isRemoved: z.boolean() })),
      /** Pages of the files that are kept. Paths of pictures are signed for minutes, without the token of the customer. */
      pages: z.array(proofPagePicture),
    }),
  ),
  /** The factory's stages in their sequence. */
  stages: z.array(stage),
  /** The current stage; null before the first and after the last. */
  stageId: z.nullable(z.string()),
  /** Whether the last stage is done. */
  isDone: z.boolean(),
  /** Raised by every change of the stage. */
  version: z.number(),
  /** Changes of the stage, oldest first. */
  history: z.array(z.object({ title: z.string(), at: z.string(), by: z.nullable(z.string()) })),
})
export type ProductionOrder = z.infer<typeof productionOrder>

/** An order in the list of the workshop. */
export const productionPreview = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  dueAt: z.nullable(z.string()),
  lines: z.array(productionLine),
  /** Name of the current stage; null before the first and after the last. */
  stage: z.nullable(z.string()),
  isDone: z.boolean(),
})
export type ProductionPreview = z.infer<typeof productionPreview>

/** Beside the ids of stages: before the first, and after the last. */
export const NOT_STARTED = 'none'
export const ALL_DONE = 'done'

/** `to`: id of a stage, NOT_STARTED or ALL_DONE. `version`: what the press started from. */
export const stageForm = z.object({
  version: z.optional(z.int(messages.fieldInvalid).check(z.minimum(0, messages.fieldInvalid))),
  to: z.string(messages.fieldInvalid).check(z.maxLength(ERP_ID_MAX, messages.fieldInvalid)),
})

/** Sizes of the printed label in millimetres. */
export const LABEL_SIZES = { '58x40': { width: 58, height: 40 }, a6: { width: 105, height: 148 } } as const
export type LabelSize = keyof typeof LABEL_SIZES

/** Orders in the list of the workshop, at most. */
export const PRODUCTION_ORDERS_MAX = 200
