import type { ComponentProps, CSSProperties } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Template } from '../element/template.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './dialog.module.css'

export interface NativeDialogProps extends Omit<ComponentProps<'dialog'>, 'open'> {
  /** Required for a visible heading, whose id is `<id>-label`. */
  id?: string
  /** Accessible name; also the heading, unless hidden. */
  label: string
  hideLabel?: boolean | undefined
  /** `sheet` fills the height of the screen at one side; `image` has no frame. */
  variant?: 'box' | 'sheet' | 'image' | undefined
  side?: 'left' | 'right' | undefined
  /** Maximum width in px; `auto` fits the content. */
  width?: number | 'auto' | undefined
  closeLabel?: string | undefined
}

/**
 * Markup of a modal dialog. `openDialog` opens it. The browser traps and restores focus, and closes it on Escape and by
 * its button. The page behind it does not scroll. It focuses the element with `data-focus-first`.
 */
export function NativeDialog({
  label,
  hideLabel,
  variant = 'box',
  side = 'left',
  ...rest
}: NativeDialogProps) {
  const { width = 900, closeLabel = 'Close modal', className, children, ...dialog } = rest
  const hasVisibleLabel = !hideLabel && variant !== 'image'
  const labelId = `${dialog.id}-label`
  return (
    <dialog
      {...dialog}
      closedby="any"
      {...(hasVisibleLabel ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      className={classNames(styles.dialog, styles[variant], variant === 'sheet' && styles[side], className)}
      style={{ '--dialog-width': width === 'auto' ? 'max-content' : `${width}px` } as CSSProperties}
    >
      <div className={styles.head}>
        {hasVisibleLabel && (
          <h2 id={labelId} data-fill="label" className={styles.label}>
            {label}
          </h2>
        )}
        <form method="dialog" className={styles.close}>
          <IconButton type="submit" icon="close" label={closeLabel} />
        </form>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** A dialog that a custom element copies into the page when it is opened for the first time (`getDialog`). */
export const DialogTemplate = (props: NativeDialogProps) => (
  <Template data-template="dialog">
    <NativeDialog {...props} />
  </Template>
)
