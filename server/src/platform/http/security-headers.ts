/** Returns the headers of every response. The script policy is set by each page. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** Policy of a response that is not a page. It may load and run nothing, wherever it is opened. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; sandbox"

interface ScriptlessPolicy {
  /** Style sources in addition to our own. */
  styles: readonly string[]
  forms: string
  ancestors: string
}

/** Returns the policy of a page without scripts. */
export const scriptlessPolicy = ({ styles, forms, ancestors }: ScriptlessPolicy): string =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')
