import { cityNotification, coordinates } from '@rapport/contract/contacts/contacts'
import type { SeedCity } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { imageName, line } from '../reading/fields.ts'

/** Analytics services accept no characters that are special in a URL. */
const goalName = z.string().check(z.regex(/^[a-z0-9-]{0,40}$/))
const timeZone = z.string().check(z.refine((name) => Intl.supportedValuesOf('timeZone').includes(name)))
const phoneNumber = z.string().check(z.regex(/^\+7\d{10}$/))

export const seedCity = z.strictObject({
  id: z.int().check(z.positive()),
  city: line(60),
  cities: z.array(line(60)),
  subdomain: z.string().check(z.regex(/^[a-z0-9-]*$/)),
  isDefault: z._default(z.boolean(), false),
  phones: z.array(phoneNumber).check(z.minLength(1)),
  phoneGoal: z._default(goalName, ''),
  email: line(120),
  address: line(200),
  operationMode: line(60),
  timeZone: z._default(timeZone, 'Europe/Moscow'),
  notifications: z._default(z.array(cityNotification), []),
  coordinates: z.nullable(coordinates),
  howToGet: line(100_000),
  photos: z.array(imageName),
}) satisfies z.ZodMiniType<SeedCity>
