import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clampScale, SCALE_PRESSED, scaleMax, wheelScale } from './zoom-scale.ts'

/** Pixels a pointer may move while a press is still a press. */
const PRESS_SLACK = 6

/**
 * Enlarges a picture in a frame that scrolls: by the wheel, by two fingers, by a press. What is under the pointer stays
 * there. Moving about is the browser's own scrolling, and dragging with a mouse.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLImageElement | null>,
  /** In its own pixels. */
  pictureWidth: number,
) {
  const [scale, setScale] = useState(1)
  const [isLargest, setIsLargest] = useState(false)
  const latest = useRef(1)
  const dragged = useRef(0)

  const zoomTo = (next: number, at?: { x: number; y: number }) => {
    const [box, image] = [frame.current, picture.current]
    if (!box || !image) return
    const { left, top, width, height } = box.getBoundingClientRect()
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 }
    const before = image.getBoundingClientRect()
    const most = scaleMax(pictureWidth, before.width / latest.current)
    latest.current = clampScale(next, most)
    setIsLargest(latest.current >= most)
    flushSync(() => setScale(latest.current))
    const after = image.getBoundingClientRect()
    box.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x
    box.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y
  }
  const zoom = useRef(zoomTo)
  useEffect(() => {
    zoom.current = zoomTo
  })

  // React's own listeners can't keep the page from scrolling.
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let pinch: { distance: number; scale: number } | undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom.current(wheelScale(latest.current, event), { x: event.clientX, y: event.clientY })
    }
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches
      if (!one || !two) {
        pinch = undefined
        return
      }
      event.preventDefault()
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
      pinch ??= { distance, scale: latest.current }
      dragged.current = PRESS_SLACK + 1
      const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 }
      zoom.current((pinch.scale * distance) / pinch.distance, middle)
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      box.addEventListener(type, onTouch, { passive: false })
    return () => {
      box.removeEventListener('wheel', onWheel)
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        box.removeEventListener(type, onTouch)
    }
  }, [frame])

  return {
    scale,
    isLargest,
    zoomTo,
    /** For the frame. */
    handlers: {
      onPointerDown: () => {
        dragged.current = 0
      },
      onPointerMove({ pointerType, buttons, movementX, movementY }: PointerEvent) {
        if (buttons === 0) return
        dragged.current += Math.abs(movementX) + Math.abs(movementY)
        if (pointerType === 'mouse') frame.current?.scrollBy(-movementX, -movementY)
      },
      onClick({ clientX: x, clientY: y }: MouseEvent) {
        if (dragged.current <= PRESS_SLACK) zoomTo(latest.current > 1 ? 1 : SCALE_PRESSED, { x, y })
      },
    },
  }
}
