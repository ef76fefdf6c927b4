import * as z from 'zod/mini'
import { material } from '../materials/materials.ts'
import type { Endpoint } from './endpoint.ts'
import { byErpId } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of materials and unions. */
export const materialsEndpoints = {
  getMaterial: {
    ...endpointRoutes.getMaterial,
    summary: 'Returns a material or a union',
    cache: 'public',
    params: byErpId,
    result: z.object({ material }),
  },
  getUnionMaterials: {
    ...endpointRoutes.getUnionMaterials,
    summary: 'Returns the materials of a union',
    cache: 'public',
    params: byErpId,
    result: z.object({ materials: z.array(material) }),
  },
} as const satisfies Record<string, Endpoint>
