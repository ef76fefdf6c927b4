import type * as React from 'react'
import { getDialog, openDialog } from '../dialog/open-dialog.ts'
import { fill } from '../element/fill.ts'
import { PageElement } from '../element/page-element.ts'
import { findPressed } from '../element/plain-click.ts'
import { copyPicture } from './copy-picture.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'picture-viewer': React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Opens pictures large in a dialog: links with `data-enlarge`, which is the title. Buttons with `data-step` in the
 * dialog and arrow keys show the next picture.
 */
class PictureViewer extends PageElement {
  #shown = 0

  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.addEventListener('keydown', (event) => this.#pressKey(event), { signal })
  }

  #links = () => [...this.querySelectorAll<HTMLElement>('[data-enlarge]')]

  #press(event: Event): void {
    const link = findPressed(event, '[data-enlarge]')
    const step = findPressed(event, 'dialog [data-step]')?.dataset.step
    if (step) this.#show(this.#shown + Number(step))
    if (!link) return
    event.preventDefault()
    this.#show(this.#links().indexOf(link))
    openDialog(getDialog(this))
  }

  #pressKey({ key, target }: KeyboardEvent): void {
    const dialog = (target as Element).closest('dialog')
    if (!dialog?.querySelector('[data-step]')) return
    if (key === 'ArrowRight') this.#show(this.#shown + 1)
    if (key === 'ArrowLeft') this.#show(this.#shown - 1)
  }

  #show(index: number): void {
    const links = this.#links()
    this.#shown = (index + links.length) % links.length
    const link = links[this.#shown] as HTMLElement
    const { enlarge: title = '', alt = title, ratio = '', srcset } = link.dataset
    const dialog = getDialog(this)
    const [large, image] = [dialog.querySelector<HTMLElement>('[data-large]'), dialog.querySelector('img')]
    dialog.ariaLabel = title
    fill(dialog, { title })
    if (large) large.style.aspectRatio = ratio
    if (image) image.alt = alt
    copyPicture(dialog, link, srcset)
  }
}

customElements.define('picture-viewer', PictureViewer)
