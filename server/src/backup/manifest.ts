import * as z from 'zod'
import { ArchiveError, foreign } from '../platform/archive/archive-format.ts'
import { listOwnMigrations, type Migration } from '../platform/database/copy/schema-migrations.ts'

/** Layout of archives. A later build reads earlier ones. */
export const ARCHIVE_FORMAT = 1

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const table = z.object({ name: identifier, columns: z.array(identifier).min(1).max(1600) })

const manifest = z.object({
  product: z.literal('rapport'),
  format: z.int().positive(),
  /** Version of the product that wrote the archive. */
  version: z.string().max(100),
  takenAt: z.iso.datetime(),
  /** Number of migrations of its database. */
  schema: z.int().positive(),
  migrations: z
    .array(z.object({ hash: z.string().max(64), createdAt: z.string().regex(/^\d{1,16}$/) }))
    .max(10_000),
  tables: z.array(table).max(10_000),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^-?\d{1,19}$/) })).max(10_000),
  /** Tables of the job queue, in the order of their foreign keys. */
  jobs: z.array(table).max(10),
})

/** First entry of an archive. */
export type Manifest = z.infer<typeof manifest>

/** Names of the entries of rows, part by part, and of a file. */
export const rowsName = (folder: 'database' | 'jobs', name: string, part: number): string =>
  `${folder}/${name}/${String(part).padStart(6, '0')}.copy.gz`
export const fileName = (key: string): string => `files/${key}`

const ROWS_NAME = /^(database|jobs)\/([a-z_][a-z0-9_]*)\/\d{6}\.copy\.gz$/

/** Folder and table of an entry of rows, or the storage key of a file. Undefined for an unknown entry. */
export function parseEntryName(
  name: string,
): { folder: string; table: string } | { key: string } | undefined {
  const [, folder, table] = ROWS_NAME.exec(name) ?? []
  if (folder && table) return { folder, table }
  return name.startsWith('files/') ? { key: name.slice('files/'.length) } : undefined
}

/** Parses a manifest. Throws ArchiveError if this build can't restore its archive. */
export function parseManifest(text: string, ownVersion: string): Manifest {
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success) throw foreign()
  const found = parsed.data
  if (found.format > ARCHIVE_FORMAT || found.schema > listOwnMigrations().length)
    throw new ArchiveError(
      `The archive was written by version ${found.version} with schema ${found.schema}, and this build of version ${ownVersion} reads up to schema ${listOwnMigrations().length}. Install version ${found.version} or newer.`,
    )
  return found
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Splits the migrations of this build: those of the archive's database, and later ones. Throws ArchiveError. */
export function splitMigrations({ migrations, version }: Manifest): {
  earlier: Migration[]
  later: Migration[]
} {
  const own = listOwnMigrations()
  if (migrations.some(({ hash }, index) => hash !== own[index]?.hash))
    throw new ArchiveError(
      `The archive was written by version ${version} with other tables than this build had. Restore it with that build.`,
    )
  return { earlier: own.slice(0, migrations.length), later: own.slice(migrations.length) }
}
