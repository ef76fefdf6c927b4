import { loadMaps } from '../../browser/maps/load-maps.ts'
import type { Point, ServiceMap } from '../../browser/maps/maps-api.ts'

const ZOOM = 18

/** Map types of the service. */
export const MAP_TYPES = [
  { type: 'yandex#map', name: 'Схема' },
  { type: 'yandex#satellite', name: 'Спутник' },
  { type: 'yandex#hybrid', name: 'Гибрид' },
] as const
export type MapType = (typeof MAP_TYPES)[number]['type']

/** Loads the service and draws the place with a marker. Rejects if the service is unavailable. */
export async function drawMap(parent: HTMLElement, place: Point, key: string): Promise<ServiceMap> {
  const maps = await loadMaps(key)
  const map = new maps.Map(
    parent,
    { center: place, zoom: ZOOM, type: MAP_TYPES[0].type, controls: ['zoomControl', 'fullscreenControl'] },
    { suppressMapOpenBlock: true },
  )
  const iconColor = getComputedStyle(parent).getPropertyValue('--kumach')
  map.geoObjects.add(new maps.Placemark(place, {}, { preset: 'islands#dotIcon', iconColor }))
  // Wheel and one-finger gestures scroll the page instead of the map.
  const touch = matchMedia('(pointer: coarse)').matches
  map.behaviors.disable(touch ? ['scrollZoom', 'drag'] : ['scrollZoom'])
  return map
}
