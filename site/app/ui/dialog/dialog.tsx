import { type CSSProperties, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './dialog.module.css'
import { useOpenDialog } from './use-open-dialog.ts'

interface DialogProps {
  open: boolean
  /** Called on every open and close, also by the browser. */
  onToggle: (open: boolean) => void
  /** Accessible name; also the heading, unless hidden. */
  label: string
  hideLabel?: boolean
  /** `sheet` fills the height of the screen at one side; `image` has no frame. */
  variant?: 'box' | 'sheet' | 'image'
  side?: 'left' | 'right'
  /** Maximum width in px; `auto` fits the content. */
  width?: number | 'auto'
  closeLabel?: string
  className?: string | undefined
  /** The dialog focuses the element with `data-focus-first` when it opens. */
  children: ReactNode
}

const CLOSES_BY_ITSELF = typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype

/**
 * Modal dialog. The browser traps and restores focus and closes it on Escape. The page behind it does not scroll.
 * Render lazily loaded content as `open && …`.
 */
export function Dialog({ open, onToggle, label, hideLabel, variant = 'box', ...rest }: DialogProps) {
  const { side = 'left', width = 900, closeLabel = 'Close modal', className, children } = rest
  const ref = useRef<HTMLDialogElement>(null)
  const ownId = useId()
  useOpenDialog(ref, open, onToggle)
  const pressed = useRef<EventTarget>(null)
  // Fallback for browsers without `closedby`: a press that begins and ends on the backdrop targets the dialog itself.
  const closeByBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (!CLOSES_BY_ITSELF && target === currentTarget && pressed.current === currentTarget)
      currentTarget.close()
  }
  const hasVisibleLabel = !hideLabel && variant !== 'image'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={ref}
      closedby="any"
      {...(hasVisibleLabel ? { 'aria-labelledby': ownId } : { 'aria-label': label })}
      className={classNames(styles.dialog, styles[variant], variant === 'sheet' && styles[side], className)}
      style={{ '--dialog-width': width === 'auto' ? 'max-content' : `${width}px` } as CSSProperties}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={closeByBackdrop}
    >
      <div className={styles.head}>
        {hasVisibleLabel && (
          <h2 id={ownId} className={styles.label}>
            {label}
          </h2>
        )}
        <IconButton
          icon="close"
          label={closeLabel}
          className={styles.close}
          onClick={() => ref.current?.close()}
        />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
