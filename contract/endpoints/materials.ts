import * as z from 'zod/mini'
import { byErpId } from '../call-params.ts'
import { calls } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import { material } from '../materials.ts'

/** Calls of materials and unions. */
export const materialsEndpoints = {
  getMaterial: {
    ...calls.getMaterial,
    summary: 'A material or a union',
    cache: 'public',
    params: byErpId,
    result: z.object({ material }),
  },
  getUnionMaterials: {
    ...calls.getUnionMaterials,
    summary: 'The materials a union stands for',
    cache: 'public',
    params: byErpId,
    result: z.object({ materials: z.array(material) }),
  },
} as const satisfies Record<string, Endpoint>
