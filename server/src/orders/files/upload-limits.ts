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

/** Reason for refusing the files of an order. */
export type UploadRefusal = 'disk-free' | 'uploads-total' | 'uploads-by-ip' | 'uploads-at-once'

/** Messages for refused files. Orders without files are always accepted. */
export const UPLOAD_REFUSALS: Record<UploadRefusal | 'disk-full', string> = {
  'disk-full': messages.filesRefused,
  'disk-free': messages.filesRefused,
  'uploads-total': messages.filesRefused,
  'uploads-by-ip': messages.filesRefusedByIp,
  'uploads-at-once': messages.filesRefusedAtOnce,
}

/** Accounting of one order's files while they arrive. */
export interface Upload {
  /** Reserves room for bytes to be written. Returns a refusal if there is none. */
  reserve(bytes: number): Promise<UploadRefusal | undefined>
  /** Ends the upload. Received bytes stay counted for the IP address. */
  end(): Promise<void>
}

export interface UploadLimits {
  /** Starts accounting for one order. Nothing is queried before the first byte of a file. */
  begin(ip: string): Upload
  /** Returns a warning for the operator while files of all customers are refused. */
  state(): Promise<string | undefined>
}

export interface UploadLimitsDeps {
  orm: Orm
  /** Directory that receives files. */
  directory: string
  bounds: UploadBounds
  logSecurityEvent: LogSecurityEvent
  log: FastifyBaseLogger
}

/** Open uploads of one IP address. */
interface IpUploads {
  open: number
  /** Bytes of the current hour that the database has counted. */
  counted: number
  /** Bytes that are not in the database yet. */
  arriving: number
}

/**
 * Creates the upload limits. Bytes of an IP address are counted in the database for all processes, arriving bytes in
 * each process.
 */
export function createUploadLimits(deps: UploadLimitsDeps): UploadLimits {
  const { orm, directory, bounds, logSecurityEvent, log } = deps
  const hourly = createStoredRateLimit(orm, {
    name: 'upload-bytes',
    points: bounds.hourlyByIp,
    windowSeconds: HOUR_S,
  })
  const uploadsByIp = new Map<string, IpUploads>()
  let open = 0
  /** Received bytes since the start, and those of ended uploads. */
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

  function findRefusal(bytes: number): UploadRefusal | undefined {
    if (measured.free - (arrived - measured.arrived) - bytes < bounds.diskFree) return 'disk-free'
    // The stored sum includes uploads that had ended when it was measured.
    if (measured.stored + (arrived - measured.ended) + bytes > bounds.total) return 'uploads-total'
    return undefined
  }

  function begin(ip: string): Upload {
    const key = clientKey(ip)
    let uploads: IpUploads | undefined
    let refusal: UploadRefusal | undefined
    let reserved = 0

    async function start(): Promise<IpUploads> {
      const entry = uploadsByIp.get(key) ?? { open: 0, counted: 0, arriving: 0 }
      uploadsByIp.set(key, entry)
      uploads = entry
      entry.open += 1
      open += 1
      if (open > bounds.atOnce || entry.open > bounds.atOnceByIp) refusal = 'uploads-at-once'
      entry.counted = (await hourly.get(key)).points
      return entry
    }

    return {
      async reserve(bytes) {
        const entry = uploads ?? (await start())
        if (refusal) return refusal
        await measureIfOld()
        const total = entry.counted + entry.arriving + bytes
        refusal = findRefusal(bytes) ?? (total > bounds.hourlyByIp ? 'uploads-by-ip' : undefined)
        if (refusal) return refusal
        arrived += bytes
        entry.arriving += bytes
        reserved += bytes
        return undefined
      },
      async end() {
        if (!uploads) return
        if (refusal) logSecurityEvent('upload_refused', { ip, limit: refusal })
        try {
          if (reserved > 0) uploads.counted = (await hourly.count(key, reserved)).points
        } catch (error) {
          log.error({ err: redactQueryError(error) }, 'upload bytes not counted')
        }
        ended += reserved
        uploads.arriving -= reserved
        uploads.open -= 1
        open -= 1
        if (uploads.open === 0) uploadsByIp.delete(key)
      },
    }
  }

  return {
    begin,
    async state() {
      await measureIfOld()
      const refused = findRefusal(1)
      if (refused === 'disk-free')
        return `files are refused: ${gigabytes(measured.free)} of the disk are free, at least ${gigabytes(bounds.diskFree)} must remain free`
      if (refused === 'uploads-total')
        return `files are refused: ${gigabytes(measured.stored)} are stored, the limit is ${gigabytes(bounds.total)}`
      return undefined
    },
  }
}

const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(2)} GB`
