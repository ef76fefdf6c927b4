import { messages } from '@rapport/contract/errors/messages'
import { HOUR_S } from '@rapport/contract/hours/durations'
import type { FastifyBaseLogger } from 'fastify'
import type { UploadBounds } from '../../limits.ts'
import type { Orm } from '../../platform/database/database.ts'
import { redactQueryError } from '../../platform/database/database-errors.ts'
import { clientKey } from '../../platform/http/request/client-ip.ts'
import { createStoredRateLimit } from '../../platform/limits/stored-rate-limit.ts'
import type { LogSecurityEvent } from '../../platform/security/security-log.ts'
import { freeBytes } from '../../platform/storage/disk-space.ts'
import { sumStoredFileBytes } from '../queries.ts'

const GIGABYTE = 1024 ** 3

/** Why the files of an order are refused. */
export type UploadRefusal = 'disk-free' | 'uploads-total' | 'uploads-by-address' | 'uploads-at-once'

/** What is read when no files are accepted; orders without files always are. */
export const UPLOAD_REFUSALS: Record<UploadRefusal | 'disk-full', string> = {
  'disk-full': messages.filesRefused,
  'disk-free': messages.filesRefused,
  'uploads-total': messages.filesRefused,
  'uploads-by-address': messages.filesRefusedByAddress,
  'uploads-at-once': messages.filesRefusedAtOnce,
}

/** The files of one order while they arrive. */
export interface Upload {
  /** Counts bytes that are about to be written; returns why they must not be, if so. */
  reserve(bytes: number): Promise<UploadRefusal | undefined>
  /** Ends the upload, however it went: what came of it stays counted for its address. */
  end(): Promise<void>
}

export interface UploadLimits {
  /** Begins to count the files of one order; nothing is looked up before the first byte of one. */
  begin(ip: string): Upload
  /** Returns a sentence for whoever runs the site while everybody's files are refused. */
  state(): Promise<string | undefined>
}

export interface UploadLimitsDeps {
  orm: Orm
  /** Where files arrive. */
  directory: string
  bounds: UploadBounds
  logSecurityEvent: LogSecurityEvent
  log: FastifyBaseLogger
}

/** Uploads of one address that are under way. */
interface AddressUploads {
  open: number
  /** Bytes of the hour that the database knows of. */
  counted: number
  /** Bytes it does not know of yet. */
  arriving: number
}

/** Creates the bounds of uploads. Counts by address hold in all processes; what is arriving is counted in each. */
export function createUploadLimits(deps: UploadLimitsDeps): UploadLimits {
  const { orm, directory, bounds, logSecurityEvent, log } = deps
  const hourly = createStoredRateLimit(orm, {
    name: 'upload-bytes',
    points: bounds.hourlyByAddress,
    windowSeconds: HOUR_S,
  })
  const addresses = new Map<string, AddressUploads>()
  let open = 0
  /** Bytes that have come, ever; and those of uploads that have ended. */
  let arrived = 0
  let ended = 0
  let measured = { at: Number.NEGATIVE_INFINITY, stored: 0, free: 0, arrived: 0, ended: 0 }

  async function measure(): Promise<void> {
    const before = { arrived, ended }
    const [stored, free] = await Promise.all([sumStoredFileBytes(orm), freeBytes(directory)])
    measured = { ...before, stored, free, at: performance.now() }
  }
  let measuring: Promise<void> | undefined
  async function measureIfOld(): Promise<void> {
    if (performance.now() - measured.at < bounds.freshMs) return
    measuring ??= measure().finally(() => {
      measuring = undefined
    })
    await measuring
  }

  function refusalOf(bytes: number): UploadRefusal | undefined {
    if (measured.free - (arrived - measured.arrived) - bytes < bounds.diskFree) return 'disk-free'
    // Of what had ended when the store was summed up, the sum knows.
    if (measured.stored + (arrived - measured.ended) + bytes > bounds.total) return 'uploads-total'
    return undefined
  }

  function begin(ip: string): Upload {
    const key = clientKey(ip)
    let address: AddressUploads | undefined
    let refusal: UploadRefusal | undefined
    let own = 0

    async function start(): Promise<AddressUploads> {
      const entry = addresses.get(key) ?? { open: 0, counted: 0, arriving: 0 }
      addresses.set(key, entry)
      address = entry
      entry.open += 1
      open += 1
      if (open > bounds.atOnce || entry.open > bounds.atOnceByAddress) refusal = 'uploads-at-once'
      entry.counted = (await hourly.get(key)).points
      return entry
    }

    return {
      async reserve(bytes) {
        const entry = address ?? (await start())
        if (refusal) return refusal
        await measureIfOld()
        const total = entry.counted + entry.arriving + bytes
        refusal = refusalOf(bytes) ?? (total > bounds.hourlyByAddress ? 'uploads-by-address' : undefined)
        if (refusal) return refusal
        arrived += bytes
        entry.arriving += bytes
        own += bytes
        return undefined
      },
      async end() {
        if (!address) return
        if (refusal) logSecurityEvent('upload_refused', { ip, limit: refusal })
        try {
          if (own > 0) address.counted = (await hourly.count(key, own)).points
        } catch (error) {
          log.error({ err: redactQueryError(error) }, 'count of uploads')
        }
        ended += own
        address.arriving -= own
        address.open -= 1
        open -= 1
        if (address.open === 0) addresses.delete(key)
      },
    }
  }

  return {
    begin,
    async state() {
      await measureIfOld()
      const refused = refusalOf(1)
      if (refused === 'disk-free')
        return `files are refused: ${gigabytes(measured.free)} of the disk are free, ${gigabytes(bounds.diskFree)} have to stay so`
      if (refused === 'uploads-total')
        return `files are refused: ${gigabytes(measured.stored)} are stored, ${gigabytes(bounds.total)} may be`
      return undefined
    },
  }
}

const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(2)} GB`
