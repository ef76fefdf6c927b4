import type * as React from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { findPressed } from '../../ui/element/plain-click.ts'
import type { Player } from './play-video.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'video-player': React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Picture that turns into a video on a press. Loads nothing before a press, or before its slide is active. Sends
 * `videopress`, which bubbles.
 */
export class VideoPlayer extends PageElement {
  #player: Player | undefined
  #active: boolean | undefined

  setActive(active: boolean): void {
    this.#active = active
    if (this.#player) this.#player.setActive(active)
    else if (active) this.#use(({ setActive }) => setActive(this.#active ?? false))
  }

  protected connect(signal: AbortSignal): void {
    const press = (event: Event) => {
      if (!findPressed(event, '[data-watch]')) return
      event.preventDefault()
      this.dispatchEvent(new Event('videopress', { bubbles: true }))
      this.#use(({ ask }) => ask())
    }
    this.addEventListener('click', press, { signal })
  }

  #use(run: (player: Player) => void): void {
    loadPart(
      () => import('./play-video.ts'),
      ({ createPlayer }) => {
        this.#player ??= createPlayer(this)
        run(this.#player)
      },
    )
  }
}

customElements.define('video-player', VideoPlayer)
