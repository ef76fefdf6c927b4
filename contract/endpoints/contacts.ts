import * as z from 'zod/mini'
import { city, cityContact } from '../contacts/contacts.ts'
import type { Endpoint } from './endpoint.ts'
import { byId } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of cities and offices. */
export const contactsEndpoints = {
  getCities: {
    ...endpointRoutes.getCities,
    summary: 'Cities one can choose',
    cache: 'public',
    result: z.object({ cities: z.array(city) }),
  },
  getContacts: {
    ...endpointRoutes.getContacts,
    summary: 'Offices in all cities',
    cache: 'public',
    result: z.object({ contacts: z.array(cityContact) }),
  },
  getContact: {
    ...endpointRoutes.getContact,
    summary: 'The office in one city',
    cache: 'public',
    params: byId,
    result: z.object({ contact: cityContact }),
  },
} as const satisfies Record<string, Endpoint>
