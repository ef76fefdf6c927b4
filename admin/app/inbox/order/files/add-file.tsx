import { findFileError, orderFileExtensions } from '@rapport/contract/orders/order-files'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { FileButton } from '../../../ui/drop-zone/file-button.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { useOrderWrite } from '../../outbox/use-order-write.ts'

const accepted = orderFileExtensions.map((extension) => `.${extension}`)

/** Returns a function that validates files and adds them to an order; offline they wait in the outbox. */
export function useAddFiles(order: Pick<InboxOrder, 'id' | 'number'>) {
  const { mutate, isPending } = useOrderWrite(order)
  async function add(files: File[]): Promise<void> {
    for (const chosen of files) {
      const file = await shrinkPhoto(chosen)
      const error = findFileError(file)
      if (error) showToast(error)
      else mutate({ call: 'addOrderFile', form: undefined, label: `Файл «${file.name}»`, file })
    }
  }
  return { add: (files: File[]) => void add(files), isPending }
}

/** Button that adds internal files, hidden from the customer. */
export function AddFile({ order }: { order: InboxOrder }) {
  const { add, isPending } = useAddFiles(order)
  return (
    <FileButton variant="secondary" accept={accepted} isMultiple isPending={isPending} onFiles={add}>
      Приложить файл
    </FileButton>
  )
}

/**
 * Photos are shrunk to this size: phones make 12 megapixels and more, which take long on a slow connection.
 */
const SIDE_MAX = 2560
const SMALL_BYTES = 1_500_000
const QUALITY = 0.85

/**
 * Shrinks a photo to an upright JPEG without metadata. Returns the file unchanged if it is small or can't be
 * decoded.
 */
async function shrinkPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= SMALL_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return blob.size < file.size ? new File([blob], file.name, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
