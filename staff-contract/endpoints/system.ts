import * as z from 'zod/mini'
import { systemChecks } from '../system/system-checks.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Endpoint of the checks of the system. */
export const systemEndpoints = {
  getSystemChecks: {
    ...adminRoutes.getSystemChecks,
    summary:
      'Checks the parts that the site depends on; results of the last minute are repeated without `again`',
    access: 'system.read',
    query: z.object({ again: z.optional(z.literal('1')) }),
    result: systemChecks,
  },
} as const satisfies Record<string, AdminEndpoint>
