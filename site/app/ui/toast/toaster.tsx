import { Slot } from '../element/slot.tsx'
import { Template } from '../element/template.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './toast.module.css'

/** Place of the toasts (`showToast`), once on a page. The status element for screen readers exists before a toast. */
export const Toaster = () => (
  <toast-stack>
    <VisuallyHidden>
      <Slot role="status" />
    </VisuallyHidden>
    <Slot as="div" popover="manual" role="region" aria-label="Сообщения" className={styles.toaster} />
    <Template>
      <div className={styles.toast}>
        <p data-fill="text" />
        <button type="button" aria-label="Закрыть" className={styles.close}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </Template>
  </toast-stack>
)
