import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import type { ArchivedFile, PictureArchive } from './picture-archive.ts'

/** Files that systems add to folders and archives. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|ehthumbs\.db$)/i
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i
const HEAD_BYTES = 32
/** First bytes of pictures that the library accepts. */
const SIGNATURE =
  /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs]|(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\0?\s*<)/s
const MEGABYTE = 1024 * 1024

/** Returns why a file is skipped, undefined for a picture. */
export async function findSkipReason(
  archive: PictureArchive,
  file: ArchivedFile,
): Promise<string | undefined> {
  if (SYSTEM_FILE.test(file.path)) return importMessages.pictureSystemFile
  if (!PICTURE.test(file.path))
    return importMessages.pictureOtherKind(/\.(\w{1,8})$/.exec(file.path)?.[1] ?? '')
  if (!file.isReadable) return importMessages.pictureLocked
  if (file.bytes > IMAGE_BYTES_MAX) return importMessages.pictureTooLarge(IMAGE_BYTES_MAX / MEGABYTE)
  const head = await archive.head(file, HEAD_BYTES)
  if (!head || head.length === 0) return importMessages.pictureDamaged
  return SIGNATURE.test(head.toString('latin1')) ? undefined : importMessages.pictureOtherContent
}
