import type { SeedOperation } from '@rapport/staff-contract/seed/seed'
import {
  OPERATION_PRICINGS,
  operationSnapshot,
} from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import * as z from 'zod/mini'
import { erpId, line, optionalText } from '../reading/fields.ts'

const { kind, days, perDay, setupPerDesign, setupPerColor, stitchesPerCm2, stitchesMin, tiers } =
  operationSnapshot.shape
const price = z.nullable(z.int().check(z.positive()))
const side = z.int().check(z.positive())

/** Sides in millimetres. */
export const sizeField = { widthMm: side, heightMm: side }

export const seedOperation = z.strictObject({
  code: erpId,
  title: line(120),
  kind,
  note: optionalText(600),
  days,
  perDay: z._default(perDay, null),
  pricing: z.enum(OPERATION_PRICINGS),
  setupPerDesign: z._default(setupPerDesign, 0),
  setupPerColor: z._default(setupPerColor, 0),
  stitchesPerCm2: z._default(stitchesPerCm2, 0),
  stitchesMin: z._default(stitchesMin, 0),
  /** The largest size of the method; absent: any. */
  largest: z.optional(z.strictObject(sizeField)),
  tiers,
  rows: z.array(
    z.strictObject({
      areaCm2: z._default(z.nullable(z.int()), null),
      colors: z._default(z.nullable(z.int()), null),
      prices: z.array(price),
    }),
  ),
})
export type WrittenOperation = z.output<typeof seedOperation>

/** Returns an operation as the server stores it. */
export const toSeedOperation = ({ largest: _, ...operation }: WrittenOperation): SeedOperation => operation
