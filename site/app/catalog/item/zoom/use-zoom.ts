import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clampScale, isSecondTap, SCALE_PRESSED, scaleMax, type Tap, wheelScale } from './zoom-scale.ts'

/** Movement in px up to which a press is a click. */
const PRESS_SLACK = 6

/**
 * Zooms the picture of one frame of a track by wheel, pinch, click and double tap. The point under the pointer stays
 * in place. Panning and swiping are native scrolling, and dragging with a mouse.
 */
export function useZoom(
  track: RefObject<HTMLElement | null>,
  /** Index of the frame. Another frame resets the zoom. */
  index: number,
  /** Intrinsic width in px. */
  pictureWidth: number,
) {
  const [zoomed, setZoomed] = useState({ index, scale: 1, isLargest: false })
  const { scale, isLargest } = zoomed.index === index ? zoomed : { scale: 1, isLargest: false }
  const latest = useRef(1)
  const dragged = useRef(0)
  const pointerType = useRef('')
  const tap = useRef<Tap>(undefined)
  const getFrame = () => track.current?.children[index]

  const zoomTo = (next: number, at?: { x: number; y: number }) => {
    const box = getFrame()
    const image = box?.querySelector('img')
    if (!box || !image) return
    const { left, top, width, height } = box.getBoundingClientRect()
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 }
    const before = image.getBoundingClientRect()
    const most = scaleMax(pictureWidth, before.width / latest.current)
    const reached = clampScale(next, most)
    latest.current = reached
    flushSync(() => setZoomed({ index, scale: reached, isLargest: reached >= most }))
    const after = image.getBoundingClientRect()
    box.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x
    box.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y
  }
  const zoom = useRef(zoomTo)
  useEffect(() => {
    zoom.current = zoomTo
    latest.current = scale
  })

  // React's passive listeners can't prevent scrolling.
  useEffect(() => {
    const element = track.current
    if (!element) return
    let pinch: { distance: number; scale: number } | undefined
    const onWheel = (event: WheelEvent) => {
      // A horizontal wheel is a swipe on a touchpad.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      zoom.current(wheelScale(latest.current, event), { x: event.clientX, y: event.clientY })
    }
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches
      if (!one || !two) {
        pinch = undefined
        return
      }
      // The browser doesn't allow to cancel a swipe in progress.
      if (!event.cancelable) return
      event.preventDefault()
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
      pinch ??= { distance, scale: latest.current }
      dragged.current = PRESS_SLACK + 1
      const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 }
      zoom.current((pinch.scale * distance) / pinch.distance, middle)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, { passive: false })
    return () => {
      element.removeEventListener('wheel', onWheel)
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(type, onTouch)
    }
  }, [track])

  return {
    scale,
    isLargest,
    zoomTo,
    /** Pans the enlarged picture. */
    scrollBy: (by: ScrollToOptions) => getFrame()?.scrollBy(by),
    /** Event handlers of the track. */
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        dragged.current = 0
        pointerType.current = event.pointerType
      },
      onPointerMove({ pointerType, buttons, movementX, movementY }: PointerEvent) {
        if (buttons === 0) return
        dragged.current += Math.abs(movementX) + Math.abs(movementY)
        if (pointerType === 'mouse') getFrame()?.scrollBy(-movementX, -movementY)
      },
      onClick({ clientX: x, clientY: y, timeStamp }: MouseEvent) {
        if (dragged.current > PRESS_SLACK) return
        const previous = tap.current
        tap.current = { x, y, timeStamp }
        if (pointerType.current === 'touch' && !isSecondTap(previous, tap.current)) return
        tap.current = undefined
        zoomTo(latest.current > 1 ? 1 : SCALE_PRESSED, { x, y })
      },
    },
  }
}
