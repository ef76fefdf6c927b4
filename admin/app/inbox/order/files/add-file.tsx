import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { findFileError, orderFileExtensions } from '@rapport/contract/orders'
import { FileButton } from '../../../ui/drop-zone/file-button.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { useOrderWrite } from '../../outbox/use-order-write.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const accepted = orderFileExtensions.map((extension) => `.${extension}`)

/** Returns what adds files to an order: each is checked, and waits where there is no connection. */
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

/** Adds files that only staff see. */
export function AddFile({ order }: { order: InboxOrder }) {
  const { add, isPending } = useAddFiles(order)
  return (
    <FileButton variant="secondary" accept={accepted} isMultiple isPending={isPending} onFiles={add}>
      Приложить файл
    </FileButton>
  )
}
