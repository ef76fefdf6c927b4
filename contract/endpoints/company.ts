import * as z from 'zod/mini'
import { company, companyForm } from '../accounts/company.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of the company that a user orders for. */
export const companyEndpoints = {
  getUserCompany: {
    ...endpointRoutes.getUserCompany,
    summary: 'Returns the company that the current user orders for',
    cache: 'private',
    bearer: true,
    result: z.object({ company }),
  },
  updateUserCompany: {
    ...endpointRoutes.updateUserCompany,
    summary: 'Replaces the company that the current user orders for; answers 409 if `version` is stale',
    cache: 'private',
    bearer: true,
    form: companyForm,
    result: z.object({ company }),
  },
} as const satisfies Record<string, Endpoint>
