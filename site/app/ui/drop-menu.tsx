import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './drop-menu.module.css'
import { moveFocus } from './move-focus.ts'
import { placeBelow } from './place-below.ts'

interface DropMenuProps {
  /** What stands on the button; its words name it. */
  label: ReactNode
  /** Links, or buttons, in any order of headings and lists. */
  children: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

/**
 * Ways that unfold under a button. A popover: the browser opens it, closes it on Escape or a press elsewhere and
 * gives the focus back, with or without the client program; arrows and letters come with the program.
 */
export function DropMenu({ label, children, className, panelClassName }: DropMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  useEffect(() => {
    // Another page closes it; the start of the client program does not.
    if (openedOn.current !== pathname) panel.current?.hidePopover()
    openedOn.current = pathname
  }, [pathname])

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    panel.current?.showPopover({ source: event.currentTarget })
    panel.current?.querySelector<HTMLElement>('a[href], button')?.focus()
  }
  return (
    <>
      <button type="button" popoverTarget={id} className={className} onKeyDown={openByArrow}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move among what stands within */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames(styles.panel, panelClassName)}
        onBeforeToggle={(event) => placeBelow(event.currentTarget)}
        onKeyDown={(event) => moveFocus(event, event.currentTarget.querySelectorAll('a[href], button'))}
      >
        {children}
      </div>
    </>
  )
}
