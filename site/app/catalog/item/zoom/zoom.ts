import { clampScale, isSecondTap, SCALE_PRESSED, scaleMax, type Tap, wheelScale } from './zoom-scale.ts'

/** Movement in px up to which a press is a click. */
const PRESS_SLACK = 6

interface Point {
  x: number
  y: number
}

export interface Zoom {
  scale: number
  isLargest: boolean
  /** Zooms the displayed picture. The point stays in place, by default the middle of the frame. */
  to(scale: number, at?: Point): void
  /** Starts with another frame. */
  reset(): void
}

/**
 * Zooms the picture in a frame of a track by wheel, pinch, click and double tap. Panning and swiping are native
 * scrolling, and dragging with a mouse.
 */
export function createZoom(track: HTMLElement, getFrame: () => HTMLElement, onChange: () => void): Zoom {
  let dragged = 0
  let pointerType = ''
  let tap: Tap | undefined
  let pinch: { distance: number; scale: number } | undefined
  const zoom: Zoom = {
    scale: 1,
    isLargest: false,
    to(wanted, at) {
      const frame = getFrame()
      const image = frame.querySelector('img') as HTMLImageElement
      const { left, top, width, height } = frame.getBoundingClientRect()
      const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 }
      const before = image.getBoundingClientRect()
      const most = scaleMax(Number(image.getAttribute('width')), before.width / zoom.scale)
      zoom.scale = clampScale(wanted, most)
      zoom.isLargest = zoom.scale >= most
      image.style.setProperty('--scale', `${zoom.scale}`)
      onChange()
      const after = image.getBoundingClientRect()
      frame.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x
      frame.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y
    },
    reset() {
      zoom.scale = 1
      zoom.isLargest = false
      onChange()
    },
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
    pinch ??= { distance, scale: zoom.scale }
    dragged = PRESS_SLACK + 1
    const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 }
    zoom.to((pinch.scale * distance) / pinch.distance, middle)
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    track.addEventListener(type, onTouch, { passive: false })
  track.addEventListener(
    'wheel',
    (event) => {
      // A horizontal wheel is a swipe on a touchpad.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      zoom.to(wheelScale(zoom.scale, event), { x: event.clientX, y: event.clientY })
    },
    { passive: false },
  )
  track.addEventListener('pointerdown', (event) => {
    dragged = 0
    pointerType = event.pointerType
  })
  track.addEventListener('pointermove', ({ pointerType, buttons, movementX, movementY }) => {
    if (buttons === 0) return
    dragged += Math.abs(movementX) + Math.abs(movementY)
    if (pointerType === 'mouse') getFrame().scrollBy(-movementX, -movementY)
  })
  track.addEventListener('click', ({ clientX: x, clientY: y, timeStamp }) => {
    if (dragged > PRESS_SLACK) return
    const previous = tap
    tap = { x, y, timeStamp }
    if (pointerType === 'touch' && !isSecondTap(previous, tap)) return
    tap = undefined
    zoom.to(zoom.scale > 1 ? 1 : SCALE_PRESSED, { x, y })
  })
  return zoom
}
