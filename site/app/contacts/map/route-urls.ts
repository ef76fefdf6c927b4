import type { CityContact } from '@rapport/contract/contacts/contacts'

/** A service that leads to an office from wherever one is. */
interface RouteUrl {
  name: string
  url: string
  /** Only where an app is likely to answer. */
  phonesOnly?: boolean
}

/** Returns the ways to have oneself led to an office; by its address, where nobody has marked its place. */
export function routeUrls({
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
