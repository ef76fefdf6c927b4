import * as z from 'zod/mini'
import { byId } from '../call-params.ts'
import { calls } from '../calls.ts'
import { city, cityContact } from '../contacts.ts'
import type { Endpoint } from '../endpoint.ts'

/** Calls of cities and offices. */
export const contactsEndpoints = {
  getCities: {
    ...calls.getCities,
    summary: 'Cities one can choose',
    cache: 'public',
    result: z.object({ cities: z.array(city) }),
  },
  getContacts: {
    ...calls.getContacts,
    summary: 'Offices in all cities',
    cache: 'public',
    result: z.object({ contacts: z.array(cityContact) }),
  },
  getContact: {
    ...calls.getContact,
    summary: 'The office in one city',
    cache: 'public',
    params: byId,
    result: z.object({ contact: cityContact }),
  },
} as const satisfies Record<string, Endpoint>
