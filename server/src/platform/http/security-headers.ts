/** Headers of every answer; the policy of scripts comes with each page. */
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

/** Policy of an answer that is not a page: it may load and run nothing, wherever it is opened. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; sandbox"
