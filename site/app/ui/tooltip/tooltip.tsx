import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { positionBelow } from '../popover-menu/position-below.ts'
import styles from './tooltip.module.css'

/** So that the pointer can cross from the button to the bubble. */
const LEAVE_MS = 200

interface TooltipProps {
  /** Names the button: «Что такое союз материалов». */
  label: string
  children: ReactNode
}

/**
 * A few words on something, under a question mark: on hover, focus or a tap. A popover, so that Escape or a press
 * elsewhere closes it, and a tap opens it without any program.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  const open = () => {
    clearTimeout(leaving.current)
    if (button.current) bubble.current?.showPopover({ source: button.current })
  }
  const close = () => bubble.current?.hidePopover()
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && open(),
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') leaving.current = setTimeout(close, LEAVE_MS)
    },
  }
  return (
    <span className={styles.anchor}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={label}
        aria-describedby={id}
        className={styles.button}
        onFocus={open}
        onBlur={close}
        {...hover}
      >
        ?
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="auto"
        className={styles.bubble}
        onBeforeToggle={(event) => positionBelow(event.currentTarget)}
        {...hover}
      >
        {children}
      </span>
    </span>
  )
}
