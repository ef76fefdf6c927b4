import { toWeek } from '@rapport/contract/hours/week-hours'
import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'

/** «г. Тула, улица Мира, 1»; an address may begin with its postcode. */
const ADDRESS = /^(?:\d{6},?\s+)?(?:г(?:\.|ород)\s*)?([А-ЯЁ][а-яё]+(?:[ -][А-ЯЁа-яё]+){0,3}),\s*(\S.*)$/s

/** Splits an address into its city and the rest. Without a city the whole address is the rest. */
export function splitAddress(address: string): { title: string; address: string } {
  const [, title = '', rest = address] = ADDRESS.exec(address.trim()) ?? []
  return { title, address: rest }
}

/** Returns what the factory's contacts say of its first city. */
export function beginCity(site: Snapshots['site']): Partial<Snapshots['city']> {
  const week = toWeek(site.operationMode)
  return {
    ...splitAddress(site.address),
    phones: site.phone ? [site.phone] : [],
    email: site.supportEmail,
    ...(week ? { week } : { hoursText: site.operationMode }),
  }
}
