/** Hosts of the maps service, by what its documentation says. Its styles come as blobs. */
const MAPS =
  'https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://suggest-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru https://yastatic.net'

/**
 * What a page may load and run: our own things, the inline scripts whose hashes are given, and the hosts of
 * integrations that are switched on.
 */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { development, maps }: { development: boolean; maps: boolean },
): string {
  const map = maps ? ` ${MAPS}` : ''
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${map}`,
    // Vite puts styles into the page while developing.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}${maps ? ' blob:' : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${map}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${map}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
