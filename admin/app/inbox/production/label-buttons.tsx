import type { LabelSize } from '@rapport/staff-contract/production/production'
import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import styles from './stages.module.css'

/** How long the browser may read the PDF after it was opened. */
const KEPT_MS = 60_000

/** Opens the label of an order in either size, for printing. */
export function LabelButtons({ orderId }: { orderId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (size: LabelSize) => callAdmin('getProductionLabel', { params: { id: orderId, size } }),
    onSuccess: ({ pdf }) => open(pdf),
    onError: (error) => showToast(failureText(error)),
  })
  return (
    <div className={styles.actions}>
      <Button variant="quiet" isPending={isPending} onPress={() => mutate('58x40')}>
        Этикетка 58&nbsp;×&nbsp;40
      </Button>
      <Button variant="quiet" isPending={isPending} onPress={() => mutate('a6')}>
        Ярлык А6
      </Button>
    </div>
  )
}

/** A link, because browsers block windows that open after an answer. */
function open(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
