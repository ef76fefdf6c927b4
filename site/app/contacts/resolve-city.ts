import type { City } from '@rapport/contract/contacts/contacts'
import { cityAt, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import type { SiteProperties } from '@rapport/contract/site/site'

/** As much of a city as it takes to lead there. */
export type CityLink = Pick<City, 'id' | 'city' | 'subdomain'>

export type CityView = CityLink &
  Pick<City, 'isDefault' | 'notifications' | 'phoneGoal' | 'timeZone' | 'exceptions'>

/** The cities as every page needs them. */
export interface CityViews {
  /** The city whose pages stand at this host; undefined where a factory has no cities yet. */
  city: CityView | undefined
  /** Its name, where it is not the default one: for what tells its pages apart. */
  cityName: string | undefined
  /** All one can go to. */
  cities: CityLink[]
  /** What the pages say of the factory: phone, address and hours are those of the city. */
  properties: SiteProperties
}

/** The host decides which city's pages these are. */
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
    properties: here ? { ...properties, ...officeOf(here, properties) } : properties,
  }
}

/** What an office leaves empty is that of the factory. */
const officeOf = (city: City, properties: SiteProperties) => ({
  phone: city.phones[0] ?? properties.phone,
  address: city.address ? `${city.city}, ${city.address}` : properties.address,
  operationMode: city.operationMode || properties.operationMode,
})
