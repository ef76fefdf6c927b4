import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../button/button.tsx'
import styles from './dialog.module.css'
import { FocusReturn } from './focus-return.tsx'

interface DialogProps {
  heading: string
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. Without it the dialog can't be closed. */
  onClose?: () => void
  /** `alertdialog` asks for a confirmation. */
  role?: 'dialog' | 'alertdialog'
  /** `wide` is for dialogs with a list to choose from. */
  size?: 'normal' | 'wide'
  children: ReactNode
}

/** Modal dialog; returns focus to its opener. */
export function Dialog({
  heading,
  isOpen,
  onClose,
  role = 'dialog',
  size = 'normal',
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined && role === 'dialog'}
      isKeyboardDismissDisabled={onClose === undefined}
      className={styles.overlay}
    >
      <Modal className={size === 'wide' ? styles.wide : styles.modal}>
        <AriaDialog role={role} className={styles.dialog}>
          <FocusReturn />
          <header className={styles.header}>
            <Heading slot="title" className={styles.heading}>
              {heading}
            </Heading>
            {onClose && <IconButton icon="close" label="Закрыть" onPress={onClose} />}
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
