import { createHash } from 'node:crypto'
import type { PictureDraft } from '@rapport/contract/drafts'

const EXTENSIONS: Record<string, string> = { 'image/svg+xml': 'svg' }

/** File name of a stored picture. It names its bytes too, so that its address can be kept for ever. */
export function pictureFile({ name, mediaType, bytes }: PictureDraft): string {
  const extension = EXTENSIONS[mediaType]
  if (!extension) throw new Error(`A picture of type ${mediaType} can't be stored`)
  return `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${extension}`
}

export const mediaAddress = (file: string) => `/media/${file}`
export const mediaKey = (file: string) => `media/${file}`
