import { orderFileExtension } from '@rapport/contract/orders/order-files'
import { findContentError } from '../../orders/files/file-kinds.ts'

const KINDS: Record<string, 'picture' | 'pdf'> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  pdf: 'pdf',
}

/** Message for a file of a kind that a customer could not look at. */
const NOT_A_PROOF =
  'Макет — это картинка PNG, JPG, WebP, TIFF или PDF. Сохраните файл в\u00A0одном из этих видов'

/** Returns what the pages of a file are drawn from, or a message why it is no proof. */
export async function findProofKind(
  name: string,
  path: string,
): Promise<{ kind: 'picture' | 'pdf' } | { error: string }> {
  const kind = KINDS[orderFileExtension(name) ?? '']
  if (!kind) return { error: NOT_A_PROOF }
  const error = await findContentError(name, path)
  return error === undefined ? { kind } : { error }
}
