import type { Plugin } from 'rolldown'

const MODULE = /rate-limiter-flexible\/lib\/RateLimiterDrizzle\.js$/
const HIDDEN_IMPORT = 'import(/* @vite-ignore */ specifier)'
const VISIBLE_IMPORT = "(specifier === 'drizzle-orm' ? import('drizzle-orm') : import('drizzle-orm/sql'))"

/** Bundles drizzle-orm for the rate limiter too, which hides its import from bundlers on purpose. */
export const bundledDrizzle = (): Plugin => ({
  name: 'bundled-drizzle',
  transform(code, id) {
    if (!MODULE.test(id)) return null
    if (!code.includes(HIDDEN_IMPORT)) this.error(`${id} does not import drizzle-orm as it did`)
    return code.replace(HIDDEN_IMPORT, VISIBLE_IMPORT)
  },
})
