import { VIDEO_HOST, VIDEO_PICTURE_HOSTS } from '@rapport/contract/media/video'
import type { CounterIds } from '@rapport/contract/page'
import { counterSources } from './counter-sources.ts'

/** What a page asks of the maps service: nothing, where the visitor is, or a map. */
export type MapsUse = 'none' | 'location' | 'map'

/** What a page is made of that its policy depends on. */
export interface PolicyOptions {
  development: boolean
  maps: MapsUse
  /** The page shows videos of the host, in frames, and its pictures of them. */
  video: boolean
  counters?: CounterIds | undefined
}

interface Sources {
  scripts: string
  calls: string
  pictures: string
  styles: string
}

/** By what the service's documentation says. Its styles come as blobs. */
const ALL_HOSTS =
  ' https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://suggest-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru https://yastatic.net'

const MAPS: Record<MapsUse, Sources> = {
  none: { scripts: '', calls: '', pictures: '', styles: '' },
  // The service's own program and nothing else of the hosts that it shares with everything of its owner.
  location: {
    scripts: ' https://api-maps.yandex.ru https://yastatic.net/s3/front-maps-static/maps-front-jsapi-v2-1/',
    calls: ' https://api-maps.yandex.ru',
    pictures: '',
    styles: ' blob:',
  },
  map: { scripts: ALL_HOSTS, calls: ALL_HOSTS, pictures: ALL_HOSTS, styles: ' blob:' },
}

/**
 * What a page may load and run: our own things, the inline scripts whose hashes are given, and the hosts of
 * integrations that are switched on.
 */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { development, maps, video, counters }: PolicyOptions,
): string {
  const allowed = MAPS[maps]
  const counting = counterSources(counters)
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${allowed.scripts}${counting.scripts}`,
    // Vite puts styles into the page while developing.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}${allowed.styles}`,
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
