import { Slot } from '../ui/element/slot.tsx'
import { Template } from '../ui/element/template.tsx'
import { PhoneLink } from '../ui/masked-link/phone-link.tsx'
import { OfflineImage } from './offline-image.tsx'
import styles from './offline-screen.module.css'

/**
 * Covers the page while offline. The page keeps its state and typed text. As a modal dialog it is above other dialogs
 * and restores focus.
 */
export const OfflineScreen = ({ phone }: { phone: string }) => (
  <offline-screen>
    <Template>
      <dialog aria-labelledby="offline-label" aria-describedby="offline-text" className={styles.screen}>
        <div className={styles.content}>
          <OfflineImage />
          <h2 id="offline-label" className={styles.label}>
            Нет подключения к интернету
          </h2>
          <p id="offline-text">
            Страница вернётся сама, как только появится связь. Всё, что вы&nbsp;ввели, на&nbsp;месте.
          </p>
          {phone && (
            <p>
              Телефон работает и&nbsp;без интернета: <PhoneLink phone={phone} className={styles.phone} />
            </p>
          )}
        </div>
      </dialog>
    </Template>
    <Slot />
  </offline-screen>
)
