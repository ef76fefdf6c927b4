import type { City } from '@rapport/contract/contacts/contacts'
import { cityAt, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import type { SiteProperties } from '@rapport/contract/site/site'

/** Fields of a city for a link to it. */
export type CityLink = Pick<City, 'id' | 'city' | 'subdomain'>

export type CityView = CityLink &
  Pick<City, 'isDefault' | 'notifications' | 'phoneGoal' | 'timeZone' | 'exceptions'>

/** City data of every page. */
export interface CityViews {
  /** City of the host; undefined for a factory without cities. */
  city: CityView | undefined
  /** Name of the city, unless it is the default one, for titles. */
  cityName: string | undefined
  /** All cities to choose from. */
  cities: CityLink[]
  /** Phones of the city besides the first one, which is in `properties`. */
  otherPhones: string[]
  /** Properties of the factory with phone, address and hours of the city. */
  properties: SiteProperties
}

/** Returns the city data by the host. */
export function resolveCity(
  all: readonly City[],
  properties: SiteProperties,
  host: string,
  base: string,
): CityViews {
  const here = cityAt(all, host, base)
  const reachable = hasSubdomains(base) ? all : all.filter((city) => city.isDefault)
  return {
    city: here && {
      id: here.id,
      city: here.city,
      subdomain: here.subdomain,
      isDefault: here.isDefault,
      notifications: here.notifications,
      phoneGoal: here.phoneGoal,
      timeZone: here.timeZone,
      ...(here.exceptions && { exceptions: here.exceptions }),
    },
    cityName: here?.isDefault ? undefined : here?.city,
    cities: reachable.map(({ id, city, subdomain }) => ({ id, city, subdomain })),
    otherPhones: here?.phones.slice(1) ?? [],
    properties: here ? { ...properties, ...toOffice(here, properties) } : properties,
  }
}

/** Empty fields of an office are taken from the factory. */
const toOffice = (city: City, properties: SiteProperties) => ({
  phone: city.phones[0] ?? properties.phone,
  address: city.address ? `${city.city}, ${city.address}` : properties.address,
  operationMode: city.operationMode || properties.operationMode,
})
