import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mmdbFile } from '../../../test/mmdb-file.ts'
import { type Geoip, openGeoip } from './geoip.ts'

const russia = { iso_code: 'RU', names: { en: 'Russia', ru: 'Россия' } }
const city = (en: string, ru?: string) => ({ city: { names: ru ? { en, ru } : { en } }, country: russia })

let directory: string
let path: string
let geoip: Geoip | undefined
let warnings: string[]
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rapport-geoip-'))
  path = join(directory, 'cities.mmdb')
  warnings = []
})
afterEach(async () => {
  geoip?.close()
  await rm(directory, { recursive: true })
})

const warn = ({ reason }: { reason: string }, message: string) => void warnings.push(`${message}: ${reason}`)
async function open(file: Buffer): Promise<Geoip> {
  await writeFile(path, file)
  geoip = await openGeoip({ path, warn, everyMs: 20 })
  return geoip
}

it('names the city and country of a network in Russian, or the country alone', async () => {
  const { findPlace } = await open(
    mmdbFile({
      '203.0.113.0/24': city('Moscow', 'Москва'),
      '198.51.100.0/25': { country: russia },
      '198.18.0.0/16': { registered_country: { iso_code: 'KZ', names: { en: 'Kazakhstan' } } },
      '192.0.2.0/24': city('Ivanovo'),
    }),
  )
  expect(findPlace('203.0.113.0/24')).toBe('Москва, Россия')
  expect(findPlace('198.51.100.0/24')).toBe('Россия')
  expect(findPlace('198.18.7.0/24')).toBe('Казахстан')
  expect(findPlace('192.0.2.0/24')).toBe('Ivanovo, Россия')
  for (const unknown of ['127.0.0.0/24', '2001:db8:1::/48', '', 'x', null])
    expect(findPlace(unknown)).toBeUndefined()
  expect(warnings).toEqual([])
})

it('finds no place without a file', async () => {
  geoip = await openGeoip({ path: '', warn })
  expect(geoip.findPlace('203.0.113.0/24')).toBeUndefined()
  expect(warnings).toEqual([])
})

it.each([
  ['is missing', undefined],
  ['is empty', Buffer.alloc(0)],
  ['is of another kind', Buffer.from('PK\x03\x04 a zip')],
  ['was cut off', mmdbFile({ '203.0.113.0/24': city('Moscow') }).subarray(0, -40)],
])('warns once of a file that %s, and continues without places', async (_, file) => {
  if (file) await writeFile(path, file)
  geoip = await openGeoip({ path, warn })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^GEOIP_DATABASE is unreadable/)
  expect(geoip.findPlace('203.0.113.0/24')).toBeUndefined()
})

it('reads a replaced file, and keeps the old places with a warning if it can’t be read', async () => {
  const { findPlace } = await open(mmdbFile({ '203.0.113.0/24': city('Moscow', 'Москва') }))
  const replace = async (file: Buffer) => {
    await writeFile(`${path}.new`, file)
    await rename(`${path}.new`, path)
  }
  await replace(mmdbFile({ '203.0.113.0/24': city('Ivanovo', 'Иваново') }))
  await expect.poll(() => findPlace('203.0.113.0/24')).toBe('Иваново, Россия')
  await replace(Buffer.from('no such file'))
  await expect.poll(() => warnings).toHaveLength(1)
  expect(findPlace('203.0.113.0/24')).toBe('Иваново, Россия')
})
