import * as z from 'zod/mini'
import { city, cityContact } from '../contacts/contacts.ts'
import type { Endpoint } from './endpoint.ts'
import { byId } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of cities and offices. */
export const contactsEndpoints = {
  getCities: {
    ...endpointRoutes.getCities,
    summary: 'Returns the cities that visitors can choose',
    cache: 'public',
    result: z.object({ cities: z.array(city) }),
  },
  getContacts: {
    ...endpointRoutes.getContacts,
    summary: 'Returns the offices in all cities',
    cache: 'public',
    result: z.object({ contacts: z.array(cityContact) }),
  },
  getContact: {
    ...endpointRoutes.getContact,
    summary: 'Returns the office in a city',
    cache: 'public',
    params: byId,
    result: z.object({ contact: cityContact }),
  },
} as const satisfies Record<string, Endpoint>
