import { unwatchFile, watchFile } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { type CityResponse, Reader } from 'mmdb-lib'
import { errorCode } from '../http/error-code.ts'

/** The whole file is loaded into memory. City files have 60 to 130 MB. */
const FILE_BYTES_MAX = 256 * 1024 * 1024
const CHECK_EVERY_MS = 60_000
const NAME_MAX = 80

/** Places of networks. */
export interface Geoip {
  /**
   * Returns the place of a network such as `203.0.113.0/24`: «Москва, Россия», or the country alone.
   * Undefined if the file does not know it, or there is no file.
   */
  findPlace(network: string | null): string | undefined
  close(): void
}

interface GeoipOptions {
  /** Path of a GeoLite2 or DB-IP file of cities or countries (MMDB). Without it no place is found. */
  path: string
  warn: (details: { reason: string }, message: string) => void
  /** Milliseconds between checks for a changed file. */
  everyMs?: number
}

/**
 * Opens a file of places, and opens it again when it changes. Warns if it can't be read, and keeps the
 * previous places; none at the start.
 */
export async function openGeoip({ path, warn, everyMs = CHECK_EVERY_MS }: GeoipOptions): Promise<Geoip> {
  if (path === '') return { findPlace: () => undefined, close: () => undefined }
  let reader: Reader<CityResponse> | undefined
  let version = 0
  const load = async () => {
    version += 1
    const loading = version
    try {
      const opened = await readPlaces(path)
      // A newer file may have been read meanwhile.
      if (loading === version) reader = opened
    } catch (error) {
      warn({ reason: errorCode(error) }, 'GEOIP_DATABASE is unreadable')
    }
  }
  await load()
  const onLook = () => void load()
  watchFile(path, { interval: everyMs, persistent: false }, onLook)
  return {
    findPlace: (network) => (reader && network ? placeOf(reader, network) : undefined),
    close: () => unwatchFile(path, onLook),
  }
}

async function readPlaces(path: string): Promise<Reader<CityResponse>> {
  const { size } = await stat(path)
  if (size > FILE_BYTES_MAX) throw Object.assign(new Error('Too large'), { code: 'EFBIG' })
  const reader = new Reader<CityResponse>(await readFile(path))
  // Only a look-up shows whether the content after the header is complete.
  reader.get('192.0.2.1')
  return reader
}

function placeOf(reader: Reader<CityResponse>, network: string): string | undefined {
  const found = lookUp(reader, network.split('/')[0] ?? '')
  const country = found?.country ?? found?.registered_country
  const names = [
    found?.city?.names?.ru ?? found?.city?.names?.en,
    country?.names?.ru ?? russianCountry(country?.iso_code),
  ]
  const known = names.filter((name) => typeof name === 'string' && name !== '' && name.length <= NAME_MAX)
  return known.length > 0 ? known.join(', ') : undefined
}

/** A file that is damaged in the middle finds no place there. */
function lookUp(reader: Reader<CityResponse>, ip: string): CityResponse | null {
  try {
    return reader.get(ip)
  } catch {
    return null
  }
}

const countries = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' })

const russianCountry = (code: string | undefined) =>
  /^[A-Z]{2}$/.test(code ?? '') ? countries.of(code ?? '') : undefined
