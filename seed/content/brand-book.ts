import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedDocument } from '@rapport/staff-contract/seed/seed-files'
import type { ContentFiles } from '../reading/content-files.ts'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'

const FOLDER = 'brand'
const NAME = /^[a-z0-9-]+\.pdf$/
const BYTES_MAX = 2 * 1024 * 1024

/** Returns the brand book named in the site properties; null if none is named or the file is invalid. */
export async function readBrandBook(
  files: ContentFiles,
  name: string | null,
  location: SourceLocation,
  reportError: ReportError,
): Promise<SeedDocument | null> {
  if (name === null) return null
  const bytes = NAME.test(name)
    ? await readFile(path.join(files.directory, FOLDER, name)).catch(() => undefined)
    : undefined
  if (!bytes?.subarray(0, 5).equals(Buffer.from('%PDF-')) || bytes.byteLength > BYTES_MAX) {
    reportError(location, 'brandBook', `must name a PDF of 2 MB or less in ${FOLDER}/`)
    return null
  }
  return { name, read: async () => bytes }
}
