import { VIDEO_HOST, VIDEO_PICTURE_HOSTS } from '@rapport/contract/media/video'
import type { CounterIds } from '@rapport/contract/page'
import { counterSources } from './counter-sources.ts'

/** Use of the maps service: none, the visitor's location, or a map. */
export type MapsUse = 'none' | 'location' | 'map'

/** Properties of a page that its policy depends on. */
export interface PolicyOptions {
  development: boolean
  maps: MapsUse
  /** The page shows videos of the host, in frames and with thumbnails. */
  video: boolean
  /** Hashes of inline styles. */
  styleHashes?: string[]
  counters?: CounterIds | undefined
}

interface Sources {
  scripts: string
  calls: string
  pictures: string
  styles: string
}

/** From the documentation of the service. Its styles are blobs. */
const ALL_HOSTS =
  ' https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://suggest-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru https://yastatic.net'

const MAPS: Record<MapsUse, Sources> = {
  none: { scripts: '', calls: '', pictures: '', styles: '' },
  // Only the service's own script, since its hosts serve much more.
  location: {
    scripts: ' https://api-maps.yandex.ru https://yastatic.net/s3/front-maps-static/maps-front-jsapi-v2-1/',
    calls: ' https://api-maps.yandex.ru',
    pictures: '',
    styles: ' blob:',
  },
  map: { scripts: ALL_HOSTS, calls: ALL_HOSTS, pictures: ALL_HOSTS, styles: ' blob:' },
}

/**
 * Returns the policy of a page: own resources, inline scripts with these hashes, and hosts of enabled integrations.
 */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { development, maps, video, styleHashes = [], counters }: PolicyOptions,
): string {
  const allowed = MAPS[maps]
  const counting = counterSources(counters)
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${allowed.scripts}${counting.scripts}`,
    // Vite injects styles during development.
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : styleHashes)].join(' ')}${allowed.styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${video ? ` ${[VIDEO_HOST, ...VIDEO_PICTURE_HOSTS].join(' ')}` : ''}${allowed.pictures}${counting.pictures}`,
    `connect-src 'self'${development ? ' ws:' : ''}${allowed.calls}${counting.calls}`,
    `frame-src ${video ? VIDEO_HOST : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
