import { currentSlide, scrollToSlide } from '../../../ui/carousel/carousel-track.ts'
import { getDialog, openDialog } from '../../../ui/dialog/open-dialog.ts'
import { fill } from '../../../ui/element/fill.ts'
import { copyPicture } from '../../../ui/picture/copy-picture.ts'
import { createZoom } from './zoom.ts'
import { keyScale, keyScroll, SCALE_STEP } from './zoom-scale.ts'
import { markup } from './zoom-template.tsx?markup'

/** Opens the pictures of a gallery full-screen, at the picture with this index. */
export function openZoom(gallery: HTMLElement, first: number): void {
  if (!gallery.querySelector('template')) gallery.insertAdjacentHTML('beforeend', markup)
  const dialog = getDialog(gallery, (created) => prepare(created, gallery))
  const track = dialog.querySelector('ul') as HTMLElement
  openDialog(dialog)
  track.scrollTo({ left: first * track.clientWidth, behavior: 'instant' })
}

function prepare(dialog: HTMLDialogElement, gallery: HTMLElement): void {
  const track = dialog.querySelector('ul') as HTMLElement
  fillFrames(track, gallery)
  const frames = [...track.children] as HTMLElement[]
  const count = frames.length
  dialog.ariaLabel = `Увеличенное фото: ${gallery.dataset.product}`
  if (count === 1) for (const part of dialog.querySelectorAll('[data-step], [data-fill=place]')) part.remove()
  let shown = 0
  /** Target of the running scroll. The next step starts from it. */
  let aim: number | undefined

  const zoom = createZoom(track, () => frames[shown] as HTMLElement, update)
  const move = (step: number) => {
    zoom.to(1)
    aim = ((aim ?? shown) + step + count) % count
    scrollToSlide(track, aim)
  }

  function update(): void {
    const { scale, isLargest } = zoom
    for (const [index, frame] of frames.entries()) {
      frame.ariaHidden = String(index !== shown)
      frame.toggleAttribute('data-zoomed', index === shown && scale > 1)
    }
    fill(dialog, { scale: `${Math.round(scale * 100)}\u00a0%`, place: `${shown + 1} из\u00a0${count}` })
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom-by]'))
      button.ariaDisabled = String(button.dataset.zoomBy === '1' ? isLargest : scale <= 1)
  }

  track.addEventListener('scroll', () => {
    const seen = currentSlide(track)
    if (seen === shown) return
    zoom.to(1)
    shown = seen
    zoom.reset()
  })
  track.addEventListener('scrollend', () => {
    aim = undefined
  })
  dialog.addEventListener('click', ({ target }) => {
    const { step, zoomBy } = (target as Element).closest('button')?.dataset ?? {}
    if (step) move(Number(step))
    if (zoomBy) zoom.to(zoom.scale * SCALE_STEP ** Number(zoomBy))
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const wanted = keyScale(zoom.scale, event.key)
    const scrolled = keyScroll(event.key)
    if (wanted !== undefined) zoom.to(wanted)
    else if (scrolled && zoom.scale > 1) frames[shown]?.scrollBy(scrolled)
    else if (scrolled?.left && count > 1) move(Math.sign(scrolled.left))
    else return
    event.preventDefault()
  })
  dialog.addEventListener('close', () => zoom.to(1))
  update()
}

/** Copies the first frame of the template for each picture. */
function fillFrames(track: HTMLElement, gallery: HTMLElement): void {
  const template = track.firstElementChild as HTMLElement
  const links = [...gallery.querySelectorAll<HTMLElement>('[data-zoom]')]
  const frames = links.map((link) => {
    const frame = template.cloneNode(true) as HTMLElement
    const image = frame.querySelector('img') as HTMLImageElement
    const [width = 1, height = 1] = (link.dataset.zoom ?? '').split(' ').map(Number)
    image.alt = link.querySelector('img')?.alt ?? ''
    Object.assign(image, { width, height })
    image.style.setProperty('--ratio', `${width / height}`)
    frame.querySelector('source')?.setAttribute('sizes', `${width}px`)
    copyPicture(frame, link)
    return frame
  })
  track.replaceChildren(...frames)
}
