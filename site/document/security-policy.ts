/** What a page may load and run: our own things, and the inline scripts whose hashes are given. */
export function contentSecurityPolicy(scriptHashes: string[], development: boolean): string {
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Vite puts styles into the page while developing.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
