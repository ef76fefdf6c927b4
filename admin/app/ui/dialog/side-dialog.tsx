import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../button/button.tsx'
import styles from './dialog.module.css'
import { FocusReturn } from './focus-return.tsx'

interface SideDialogProps {
  heading: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Dialog at the right edge, as high as the window; fills the screen on a phone. */
export const SideDialog = ({ heading, onClose, children }: SideDialogProps) => (
  <ModalOverlay
    isOpen
    onOpenChange={(open) => !open && onClose()}
    isDismissable
    className={styles.sideOverlay}
  >
    <Modal className={styles.side}>
      <AriaDialog className={styles.sideContent}>
        <FocusReturn />
        <header className={styles.header}>
          <Heading slot="title" className={styles.heading}>
            {heading}
          </Heading>
          <IconButton icon="close" label="Закрыть" onPress={onClose} />
        </header>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
