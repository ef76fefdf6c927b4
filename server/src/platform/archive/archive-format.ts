/**
 * Layout of an archive: a tar file that standard tools open. `manifest.json` comes first. A list of checksums
 * in the format of `sha256sum` follows each CHECKSUMS_MAX entries. `end.json` comes last, so that an archive
 * that was cut off is recognised.
 */
export const MANIFEST_NAME = 'manifest.json'
export const END_NAME = 'end.json'
/** Maximum entries of a list of checksums. Writing and reading keep one list in memory. */
export const CHECKSUMS_MAX = 5000
/** Largest manifest, list of checksums and end, in bytes. */
export const TEXT_BYTES_MAX = 4 * 1024 * 1024

export const checksumsName = (number: number): string => `checksums/${String(number).padStart(6, '0')}.sha256`
export const checksumLine = (sha256: string, name: string): string => `${sha256}  ${name}\n`

/** Thrown for an archive that can't be read. The message is a sentence. */
export class ArchiveError extends Error {}

export const damaged = (reason: string): ArchiveError =>
  new ArchiveError(`The archive is damaged: ${reason}. Take another archive.`)

export const foreign = (): ArchiveError =>
  new ArchiveError('The file is no archive of Rapport, or its beginning is damaged. Take another archive.')
