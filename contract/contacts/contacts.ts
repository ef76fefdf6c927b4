import * as z from 'zod/mini'
import { picture } from '../media/picture.ts'

/** A line of a city's warning bar; `color` is a CSS colour. */
export const cityNotification = z.object({ text: z.string(), color: z.string() })
export type CityNotification = z.infer<typeof cityNotification>

/** Days with other hours than their weekday, ISO dates; closed on a holiday. Minutes after midnight. */
const hoursException = z.object({
  first: z.string(),
  last: z.string(),
  open: z.array(z.object({ from: z.number(), to: z.number() })),
})

export const coordinates = z.object({ latitude: z.number(), longitude: z.number() })

/**
 * A city of the city menu. `cities` are its other names; the default city's subdomain is empty. `phoneGoal`
 * is the analytics goal for clicks on its phones; empty: none. `timeZone` of its opening hours is an IANA
 * name.
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
  /** Upcoming exceptions; absent if there are none. */
  exceptions: z.optional(z.array(hoursException)),
  notifications: z.array(cityNotification),
})
export type City = z.infer<typeof city>

/** An office of a city. `howToGet` is safe HTML; `timeZone` as for a city. */
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
