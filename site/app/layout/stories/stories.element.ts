import type * as React from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { whenLoaded } from '../../ui/element/when-loaded.ts'
import { seenStories } from './seen-stories.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'story-row': React.HTMLAttributes<HTMLElement>
    }
  }
}

const loadViewer = () => import('./story-viewer.ts')

/** Opens the viewer, which loads before the press, and marks the stories that the visitor has seen. */
class StoryRow extends PageElement {
  protected connect(signal: AbortSignal): void {
    const prepare = () => void loadViewer().catch(() => undefined)
    for (const type of ['pointerenter', 'touchstart', 'focusin'])
      this.addEventListener(type, prepare, { signal, passive: true })
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.#markSeen()
    signal.addEventListener(
      'abort',
      seenStories.subscribe(() => this.#markSeen()),
    )
    whenLoaded().then(() => {
      for (const cover of this.querySelectorAll('[data-waits]')) cover.removeAttribute('data-waits')
    })
  }

  #press({ target }: Event): void {
    const id = (target as Element).closest('button')?.dataset.story
    if (id) loadPart(loadViewer, ({ openStory }) => openStory(Number(id)))
  }

  #markSeen(): void {
    for (const id of seenStories.get()) {
      const story = this.querySelector(`[data-story="${id}"]:not([data-seen])`)
      if (!story) continue
      story.setAttribute('data-seen', '')
      story.ariaLabel = `${story.textContent} — просмотрено`
    }
  }
}

customElements.define('story-row', StoryRow)
