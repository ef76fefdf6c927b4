import { type CSSProperties, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './dialog.module.css'
import { useOpenDialog } from './use-open-dialog.ts'

interface DialogProps {
  open: boolean
  /** Told of every opening and closing, the browser’s own included. */
  onToggle: (open: boolean) => void
  /** Names the dialog; its heading, unless that is hidden. */
  label: string
  hideLabel?: boolean
  /** `sheet` stands at a side of the screen in its whole height; `image` has no frame of its own. */
  variant?: 'box' | 'sheet' | 'image'
  side?: 'left' | 'right'
  /** In pixels where there is room; `auto` is as wide as the content. */
  width?: number | 'auto'
  closeLabel?: string
  className?: string | undefined
  /** `data-focus-first` on an element within takes the focus when the dialog opens. */
  children: ReactNode
}

const CLOSES_BY_ITSELF = typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype

/**
 * A popup over the page. The browser keeps the focus within, gives it back, and closes on Escape; the page
 * below does not scroll. Content that loads late belongs in here behind `open && …`.
 */
export function Dialog({ open, onToggle, label, hideLabel, variant = 'box', ...rest }: DialogProps) {
  const { side = 'left', width = 900, closeLabel = 'Close modal', className, children } = rest
  const ref = useRef<HTMLDialogElement>(null)
  const ownId = useId()
  useOpenDialog(ref, open, onToggle)
  const pressed = useRef<EventTarget>(null)
  // Browsers without closedby: a press that begins and ends on the backdrop has the dialog itself as its target.
  const closeByBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (!CLOSES_BY_ITSELF && target === currentTarget && pressed.current === currentTarget)
      currentTarget.close()
  }
  const hasVisibleLabel = !hideLabel && variant !== 'image'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the browser's own means
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
