import * as z from 'zod/mini'
import { redirectMessages } from './redirect-messages.ts'

/** Characters of a path of this site with its query, at most. */
export const PATH_MAX = 300
/** Parameters of an old path, at most. */
export const PARAMETERS_MAX = 10

/** A path of this site: no host, no space, nothing that browsers would read as another URL. */
const pathField = z
  .string(redirectMessages.pathRequired)
  .check(
    z.trim(),
    z.maxLength(PATH_MAX, redirectMessages.pathTooLong(PATH_MAX)),
    z.regex(/^\/(?!\/)[^\s\\\p{Cc}]*$/u, redirectMessages.pathFormat),
  )

const statusField = z.pipe(
  z.enum(['301', '302'], redirectMessages.statusFormat),
  z.transform((status) => Number(status)),
)

/** The version that the change started from; empty for a new redirect. */
const versionField = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{0,9}$/, redirectMessages.versionStale)),
    z.transform((version) => (version === '' ? undefined : Number(version))),
  ),
)

/** A redirect as an editor sends it. The old path may have a query, the new path a query and a fragment. */
export const redirectForm = z.object({
  oldPath: pathField,
  newPath: pathField,
  status: statusField,
  version: versionField,
})
export type RedirectInput = z.output<typeof redirectForm>
export const deleteRedirectForm = z.object({ oldPath: pathField, version: versionField })

export const redirect = z.object({
  oldPath: z.string(),
  newPath: z.string(),
  status: z.number(),
  /** Raised by every write; the next write must send it. */
  version: z.number(),
})
export type Redirect = z.infer<typeof redirect>

/** A requested path without a page. */
export const missingPage = z.object({
  path: z.string(),
  /** Within 30 days. */
  hits: z.number(),
  /** The last day, `2026-11-23`. */
  lastDay: z.string(),
  /** The page with the nearest path; null if none is near. */
  suggestion: z.nullable(z.string()),
})
export type MissingPage = z.infer<typeof missingPage>
