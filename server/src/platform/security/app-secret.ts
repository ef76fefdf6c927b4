import type { Env } from '../process/env.ts'

/** Names of this machine, used only to try the site out. */
const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns a warning for the operator if a public site stores its keys next to its data. Undefined otherwise.
 */
export function appSecretWarning({
  APP_SECRET,
  PUBLIC_URL,
}: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>): string | undefined {
  const { protocol } = new URL(PUBLIC_URL)
  if (APP_SECRET.length > 0 || protocol !== 'https:' || isOwnMachine(PUBLIC_URL)) return undefined
  return 'APP_SECRET is not set: whoever reads the database can sign links to files and open second factors of staff'
}

/** Returns whether a URL leads to this machine, so that no visitor can open it. */
export const isOwnMachine = (url: string): boolean => OWN_MACHINE.test(URL.parse(url)?.hostname ?? '')
