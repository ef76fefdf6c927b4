import type { Readable } from 'node:stream'
import { DAY_MINUTES } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { type ExportInput, exportForm, type TableFormat } from '@rapport/staff-contract/imports/imports'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { STAFF_FILE_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/v4/core'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { pacedStream } from '../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../platform/http/security-headers.ts'
import type { ConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPath, verifySignedPath } from '../platform/security/signed-url.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { createExportFile, getExportFormat } from './export-file.ts'
import { findRecord } from './queries.ts'

export interface FileDeps {
  orm: Orm
  storage: Storage
  keys: SecretKeys
  /** Limits how many files are written at once. */
  tables: ConcurrencyLimit
  now: Clock
}

const FORBIDDEN = `Ссылка на\u00A0файл неверна или устарела: она действует ${STAFF_FILE_MINUTES}\u00A0минут`

const sign = ({ keys, now }: Pick<FileDeps, 'keys' | 'now'>, path: string): string =>
  signPath(keys.current, path, STAFF_FILE_MINUTES / DAY_MINUTES, now())

/** Returns the signed path of an export. The path contains its filter, so no file is stored. */
export const signExportPath = (deps: Pick<FileDeps, 'keys' | 'now'>, input: ExportInput): string =>
  sign(deps, `/files/exports/${Buffer.from(JSON.stringify(input)).toString('base64url')}`)

/** Returns the signed path of an imported file. */
export const signImportPath = (deps: Pick<FileDeps, 'keys' | 'now'>, id: number): string =>
  sign(deps, `/files/imports/${id}`)

const TYPES: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Adds the routes of exports and imported files. They require a signed path and are sent as downloads. */
export function fileRoutes(app: FastifyInstance, deps: FileDeps): void {
  const { orm, storage, keys, tables, now } = deps
  const requireSigned = (path: string, query: object) => {
    if (!verifySignedPath(keys.accepted, path, query, now())) throw new ApiError(403, FORBIDDEN)
  }
  app.get<{ Params: { what: string }; Querystring: Record<string, unknown> }>(
    '/files/exports/:what',
    async (request, reply) => {
      const { what } = request.params
      requireSigned(`/files/exports/${what}`, request.query)
      const input = z.parse(exportForm, JSON.parse(Buffer.from(what, 'base64url').toString()))
      const file = await tables.run(() => createExportFile({ orm, now: now() }, input))
      const day = moscowDay(now())
      if (input.rows === 'template')
        return send(reply, { name: 'Шаблон каталога.xlsx', type: TYPES.xlsx, content: file })
      const format = getExportFormat(input)
      const name = `${rowKindNames[input.kind]} ${input.rows === 'none' ? 'образец' : day}.${format}`
      return send(reply, { name, type: TYPES[format], content: file })
    },
  )
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/files/imports/:id',
    async (request, reply) => {
      const { id } = request.params
      requireSigned(`/files/imports/${id}`, request.query)
      const record = await findRecord(orm, Number(id))
      if (!record) throw notFound()
      const file = await storage.get(record.fileKey)
      if (!file) throw new ApiError(404, importMessages.fileGone)
      const type = 'application/octet-stream'
      return send(reply, { name: record.fileName, type, content: pacedStream(file.stream) })
    },
  )
}

const send = (
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Buffer | Readable },
) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': contentDisposition(name),
      'content-security-policy': NOTHING_ALLOWED,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .send(content)
