import type { DeliveryZone } from '@rapport/contract/site/help'

const NBSP = '\u00a0'

/** Maximum weight of a parcel delivery in kg. A manager calculates heavier ones. */
const WEIGHT_MAX_KG = 1000
/** Characters of an unknown city in the error message. */
const CITY_LENGTH_MAX = 40

/** Typed values; undefined without input. */
export interface DeliveryQuestion {
  city?: string | undefined
  weight?: string | undefined
}

/** Lowest price and shortest time, or errors by field. */
export interface DeliveryEstimate {
  errors: { city?: string[]; weight?: string[] }
  found?: {
    city: string
    zone: DeliveryZone
    boxes: number
    /** Kopecks. */
    pointPrice: number
    doorPrice: number
  }
}

/** Returns the estimate; undefined without input. */
export function estimateDelivery(
  zones: readonly DeliveryZone[],
  { city, weight }: DeliveryQuestion,
): DeliveryEstimate | undefined {
  if (city === undefined && weight === undefined) return undefined
  const place = findCity(zones, city ?? '')
  const kilograms = parseWeight(weight ?? '')
  if (typeof place === 'string' || typeof kilograms === 'string')
    return {
      errors: {
        ...(typeof place === 'string' && { city: [place] }),
        ...(typeof kilograms === 'string' && { weight: [kilograms] }),
      },
    }
  const { zone } = place
  const boxes = Math.ceil(kilograms / zone.boxKg)
  return {
    errors: {},
    found: { ...place, boxes, pointPrice: boxes * zone.pointPrice, doorPrice: boxes * zone.doorPrice },
  }
}

/** Returns the zone of a city by any of its names, or an error message. */
function findCity(
  zones: readonly DeliveryZone[],
  typed: string,
): { city: string; zone: DeliveryZone } | string {
  const key = keyOf(typed)
  if (key === '') return 'Выберите город доставки'
  for (const zone of zones) {
    const city = [...zone.cities, ...zone.aliases].find((name) => keyOf(name) === key)
    if (city) return { city, zone }
  }
  const shown = [...typed.trim()].slice(0, CITY_LENGTH_MAX).join('')
  return `Города «${shown}» нет в${NBSP}списке. Выберите ближайший крупный, а${NBSP}точную цену назовёт менеджер`
}

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^г(?:\.|ород)?\s+/, '')
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Returns kilograms, or an error message. */
function parseWeight(typed: string): number | string {
  const text = typed
    .replace(/\s+/g, '')
    .replace(/кг\.?$/i, '')
    .replace(/^[−–—]/, '-')
    .replace(',', '.')
  if (text === '') return 'Укажите вес в килограммах'
  if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text))
    return `Вес — это число в${NBSP}килограммах, например 12 или 7,5`
  const kilograms = Number(text)
  if (kilograms <= 0) return 'Вес должен быть больше нуля'
  if (kilograms > WEIGHT_MAX_KG)
    return `Больше 1${NBSP}000${NBSP}кг считаем отдельно. Пришлите заявку${NBSP}— назовём цену и${NBSP}срок`
  return kilograms
}
