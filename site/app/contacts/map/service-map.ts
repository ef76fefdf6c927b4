import { loadMaps } from '../../browser/maps/load-maps.ts'
import type { Point, ServiceMap } from '../../browser/maps/maps-api.ts'

const ZOOM = 18

/** What the map can look like, as the service calls it. */
export const MAP_TYPES = [
  { type: 'yandex#map', name: 'Схема' },
  { type: 'yandex#satellite', name: 'Спутник' },
  { type: 'yandex#hybrid', name: 'Гибрид' },
] as const
export type MapType = (typeof MAP_TYPES)[number]['type']

/** Loads the service and draws the place with its mark. Rejects where the service can't be had. */
export async function drawMap(parent: HTMLElement, place: Point, key: string): Promise<ServiceMap> {
  const maps = await loadMaps(key)
  const map = new maps.Map(
    parent,
    { center: place, zoom: ZOOM, type: MAP_TYPES[0].type, controls: ['zoomControl', 'fullscreenControl'] },
    { suppressMapOpenBlock: true },
  )
  const iconColor = getComputedStyle(parent).getPropertyValue('--kumach')
  map.geoObjects.add(new maps.Placemark(place, {}, { preset: 'islands#dotIcon', iconColor }))
  // The page scrolls on over the map, by wheel and by one finger.
  const touch = matchMedia('(pointer: coarse)').matches
  map.behaviors.disable(touch ? ['scrollZoom', 'drag'] : ['scrollZoom'])
  return map
}
