import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../../ui/button/button.tsx'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'

export const NavigationDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <ModalOverlay
    isDismissable
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    className={styles.drawerOverlay}
  >
    <Modal className={styles.drawer}>
      <Dialog aria-label="Меню" className={styles.drawerDialog}>
        <header className={styles.drawerHeader}>
          <p className={styles.product}>Панель управления</p>
          <IconButton icon="close" label="Закрыть меню" onPress={onClose} />
        </header>
        <Navigation />
      </Dialog>
    </Modal>
  </ModalOverlay>
)
