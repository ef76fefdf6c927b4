import { type ReactNode, useId } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './popover-menu.module.css'

interface PopoverMenuProps {
  /** Content of the button, which also names it. */
  label: ReactNode
  /** Links or buttons, with any headings and lists. */
  children: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

/** Menu in a popover under a button. The browser opens it, closes it on Escape or an outside press, restores focus. */
export function PopoverMenu({ label, children, className, panelClassName }: PopoverMenuProps) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        {label}
      </button>
      <PopoverPanel id={id} className={panelClassName}>
        {children}
      </PopoverPanel>
    </>
  )
}

interface PopoverPanelProps {
  id: string
  /** Name of the panel as a dialog. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** The popover without its button. */
export const PopoverPanel = ({ id, label, className, children }: PopoverPanelProps) => (
  <popover-menu
    id={id}
    popover="auto"
    role={label && 'dialog'}
    aria-label={label}
    className={classNames(styles.panel, className)}
  >
    {children}
  </popover-menu>
)
