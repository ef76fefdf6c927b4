import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './keys-dialog.module.css'

const KEYS = [
  ['Ctrl K', 'Найти или сделать'],
  ['Ctrl S', 'Сохранить правки'],
  ['?', 'Этот список'],
  ['↑ ↓', 'Выбрать в\u00A0списке'],
  ['Enter', 'Открыть или сделать выбранное'],
  ['Esc', 'Закрыть окно или список'],
  ['Tab', 'К\u00A0следующему полю или кнопке'],
] as const

export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog heading="Горячие клавиши" isOpen={isOpen} onClose={onClose}>
    <dl className={styles.keys}>
      {KEYS.map(([key, action]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
