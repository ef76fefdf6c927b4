import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'

/** How the fake maps service answers a request for its script. */
type Mood = 'works' | 'fails' | 'silent'

export interface MapsService {
  mood: Mood
  /** Query of each request for the script. */
  asked: URLSearchParams[]
  /** Routes requests of a browser for the hosts of the service to this server. */
  serve(context: BrowserContext): Promise<void>
  stop(): Promise<void>
}

/** The part of JS API 2.1 that a page may use. Records the drawn maps, and loads a tile from a host of the service. */
const PROGRAM = `
  window.mapsDrawn = []
  window.ymaps = {
    ready: (done) => done(),
    geolocation: { get: () => Promise.reject(new Error('Nowhere')) },
    Placemark: class { constructor(point) { this.point = point } },
    Map: class {
      constructor(parent, state) {
        this.drawn = { ...state, placemarks: [], types: [], disabled: [], size: [parent.clientWidth, parent.clientHeight] }
        window.mapsDrawn.push(this.drawn)
        const tile = new Image()
        tile.className = 'tile'
        tile.src = 'https://core-renderer-tiles.maps.yandex.net/tiles?x=1'
        parent.append(tile)
        this.geoObjects = { add: ({ point }) => this.drawn.placemarks.push(point) }
        this.behaviors = { disable: (names) => this.drawn.disabled.push(...names) }
      }
      setType(type) { this.drawn.types.push(type) }
      destroy() {}
    },
  }`
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>'

/** Starts a server that replaces the maps service. */
export async function startMapsService(): Promise<MapsService> {
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/tiles') return response.setHeader('Content-Type', 'image/svg+xml').end(TILE)
    service.asked.push(searchParams)
    if (service.mood === 'silent') return open.add(response)
    if (service.mood === 'fails') response.statusCode = 500
    return response.setHeader('Content-Type', 'text/javascript').end(PROGRAM)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: MapsService = {
    mood: 'works',
    asked: [],
    serve: async (context) => {
      await context.route(/^https:\/\/[\w.-]+\.yandex\.(?:ru|net)\//, async (route) => {
        const { pathname, search } = new URL(route.request().url())
        // The request is cancelled when its page closes.
        const response = await route
          .fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, timeout: 0 })
          .catch(() => undefined)
        await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined)
      })
    },
    stop: async () => {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

export interface DrawnMap {
  center: number[]
  zoom: number
  type: string
  placemarks: number[][]
  types: string[]
  disabled: string[]
  size: number[]
}

export const drawnMaps = (page: Page): Promise<DrawnMap[]> =>
  page.evaluate(() => (window as unknown as { mapsDrawn?: DrawnMap[] }).mapsDrawn ?? [])
