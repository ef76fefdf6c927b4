import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'

/** A toast; `showToast` fills it. */
export const ToastTemplate = () => (
  <div className={styles.toast}>
    <p data-fill="text" />
    <button type="button" aria-label="Закрыть" className={styles.close}>
      <Icon name="close" size={20} />
    </button>
  </div>
)
