/** The part of the maps JS API 2.1 that the site uses. Coordinates are latitude, longitude. */
export interface MapsApi {
  ready(done: () => void, failed: (error: unknown) => void): void
  geolocation: {
    get(options: {
      provider: 'yandex'
      autoReverseGeocode: true
    }): Promise<{ geoObjects: { get(index: 0): GeoObject | undefined } }>
  }
  Map: new (
    parent: HTMLElement,
    state: { center: Point; zoom: number; type: string; controls: string[] },
    options: { suppressMapOpenBlock: boolean },
  ) => ServiceMap
  Placemark: new (point: Point, properties: object, options: { preset: string; iconColor: string }) => object
}

export type Point = [latitude: number, longitude: number]

interface GeoObject {
  properties: { get(path: string): unknown }
}

export interface ServiceMap {
  setType(type: string): void
  geoObjects: { add(object: object): void }
  behaviors: { disable(names: string[]): void }
  container: { fitToViewport(): void }
  destroy(): void
}
