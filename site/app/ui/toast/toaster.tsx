import { ScriptMarkup } from '../element/script-markup.tsx'
import { Slot } from '../element/slot.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './toast.module.css'
import { ToastTemplate } from './toast-template.tsx'

/** Place of the toasts (`showToast`), once on a page. The status element for screen readers exists before a toast. */
export const Toaster = () => (
  <toast-stack>
    <VisuallyHidden>
      <Slot role="status" />
    </VisuallyHidden>
    <Slot as="div" popover="manual" role="region" aria-label="Сообщения" className={styles.toaster} />
    <ScriptMarkup>
      <ToastTemplate />
    </ScriptMarkup>
  </toast-stack>
)
