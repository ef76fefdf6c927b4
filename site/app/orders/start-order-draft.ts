import { readStored } from '../browser/storage/safe-storage.ts'
import { ORDER_FORM_ID } from '../ui/order-link/order-form-anchor.ts'
import { ORDER_DRAFT_KEY } from './order-draft-key.ts'

/** Keeps what the visitor types into the order form. Loads the script for it when there is a text, or a field has focus. */
export function startOrderDraft(): void {
  const form = document.getElementById(ORDER_FORM_ID)
  if (!form) return
  // Without it the text is kept on this page only.
  const load = () =>
    import('./keep-order-draft.ts').then(
      ({ keepOrderDraft }) => keepOrderDraft(),
      () => undefined,
    )
  if (readStored('sessionStorage', ORDER_DRAFT_KEY) !== undefined) void load()
  else form.addEventListener('focusin', load, { once: true })
}
