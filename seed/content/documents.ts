import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedDocument } from '@rapport/staff-contract/seed/seed-files'
import type { ReadContext } from '../reading/read-context.ts'
import type { SourceLocation } from '../reading/validation-errors.ts'

const FOLDER = 'documents'
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|txt)$/
const BYTES_MAX = 2 * 1024 * 1024

/** A mention of a document in the content. */
export interface DocumentMention {
  name: string | null
  location: SourceLocation
}

/** Reads the mentioned documents, each once; reports every name that is not a PDF or a UTF-8 text of at most 2 MB. */
export async function readDocuments(
  { files, errors }: Pick<ReadContext, 'files' | 'errors'>,
  mentions: readonly DocumentMention[],
): Promise<SeedDocument[]> {
  const documents = new Map<string, SeedDocument>()
  for (const { name, location } of mentions) {
    if (name === null || documents.has(name)) continue
    const bytes = NAME.test(name)
      ? await readFile(path.join(files.directory, FOLDER, name)).catch(() => undefined)
      : undefined
    if (bytes && isDocument(name, bytes)) documents.set(name, { name, read: async () => bytes })
    else
      errors.reportError(
        location,
        'document',
        `must name a PDF or a UTF-8 text of 2 MB or less in ${FOLDER}/`,
      )
  }
  return [...documents.values()]
}

function isDocument(name: string, bytes: Buffer): boolean {
  if (bytes.byteLength > BYTES_MAX) return false
  return name.endsWith('.pdf') ? bytes.subarray(0, 5).toString('latin1') === '%PDF-' : isText(bytes)
}

function isText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
