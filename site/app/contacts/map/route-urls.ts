import type { CityContact } from '@rapport/contract/contacts/contacts'

/** Route planner with the office as the destination. */
interface RouteUrl {
  name: string
  url: string
  /** Only where an app is probably installed. */
  phonesOnly?: boolean
}

/** Returns URLs of route planners to an office, by its coordinates or else its address. */
export function listRouteUrls({
  city,
  address,
  coordinates,
}: Pick<CityContact, 'city' | 'address' | 'coordinates'>): RouteUrl[] {
  const text = encodeURIComponent(`${city}, ${address}`)
  if (!coordinates)
    return [
      { name: 'Яндекс Карты', url: `https://yandex.ru/maps/?text=${text}` },
      { name: '2ГИС', url: `https://2gis.ru/search/${text}` },
    ]
  const { latitude, longitude } = coordinates
  return [
    { name: 'Яндекс Карты', url: `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto` },
    { name: '2ГИС', url: `https://2gis.ru/directions/points/%7C${longitude}%2C${latitude}` },
    {
      name: 'Навигатор',
      url: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${text})`,
      phonesOnly: true,
    },
  ]
}
