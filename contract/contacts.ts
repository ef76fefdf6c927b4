import * as z from 'zod/mini'
import { picture } from './media/picture.ts'

/** A line of a city's warning bar; `color` is a CSS colour. */
export const cityNotification = z.object({ text: z.string(), color: z.string() })
export type CityNotification = z.infer<typeof cityNotification>

/** Days on which an office is open otherwise than on their weekday, ISO dates; on a holiday nothing is open. Minutes after midnight. */
const hoursException = z.object({
  first: z.string(),
  last: z.string(),
  open: z.array(z.object({ from: z.number(), to: z.number() })),
})

export const coordinates = z.object({ latitude: z.number(), longitude: z.number() })

/**
 * A city one can choose. `cities` are its other names; the default city's subdomain is empty. `phoneGoal` is what counters
 * call a click on one of its phones; empty: nothing of its own. `timeZone`, in which it keeps its hours, is an IANA name.
 */
export const city = z.object({
  id: z.number(),
  city: z.string(),
  cities: z.array(z.string()),
  subdomain: z.string(),
  isDefault: z.boolean(),
  phones: z.array(z.string()),
  phoneGoal: z.string(),
  address: z.string(),
  operationMode: z.string(),
  timeZone: z.string(),
  /** Those that are coming; left out where there are none. */
  exceptions: z.optional(z.array(hoursException)),
  notifications: z.array(cityNotification),
})
export type City = z.infer<typeof city>

/** A city's office. `howToGet` is safe HTML; `timeZone` as of a city. */
export const cityContact = z.object({
  id: z.number(),
  city: z.string(),
  address: z.string(),
  phones: z.array(z.string()),
  phoneGoal: z.string(),
  operationMode: z.string(),
  timeZone: z.string(),
  exceptions: z.optional(z.array(hoursException)),
  email: z.string(),
  coordinates: z.nullable(coordinates),
  howToGet: z.string(),
  photos: z.array(picture),
})
export type CityContact = z.infer<typeof cityContact>
