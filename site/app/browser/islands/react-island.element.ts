import type * as React from 'react'
import { PageElement } from '../../ui/element/page-element.ts'
import { lazyImport } from '../lazy-import.ts'
import { reportLoadFailure } from '../report-load-failure.ts'
import { session } from '../session/session-store.ts'
import { whenIdle } from '../when-idle.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'react-island': React.HTMLAttributes<HTMLElement> & { name: string; start: 'load' | 'touch' }
    }
  }
}

/** Element of an island. */
export interface ReactIsland extends HTMLElement {
  /** Hydrates the island, if it is not. */
  start(): Promise<void>
}

/** Loads the component of an island. */
export type LoadIsland = () => Promise<{ default: React.ComponentType<never> }>

/** Longest time until an island starts while the browser is busy. */
const START_MS_MAX = 500
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'dragenter', 'input', 'change']

/** Defines the element of browser/islands/island.tsx. `islands` has the components by the name of the island. */
export function defineIslands(islands: Record<string, LoadIsland>): void {
  class Island extends PageElement implements ReactIsland {
    #started: Promise<void> | undefined

    protected connect(signal: AbortSignal): void {
      const startIdle = () => void whenIdle(START_MS_MAX).then(() => this.start())
      // A customer's own data are filled in before a touch.
      const isSignedIn = () => session.get() !== undefined
      if (this.getAttribute('start') === 'load' || isSignedIn()) startIdle()
      signal.addEventListener(
        'abort',
        session.subscribe(() => isSignedIn() && startIdle()),
      )
      // After the touch itself, which works natively.
      for (const touch of TOUCHES) this.addEventListener(touch, startIdle, { signal })
    }

    /** Hydrates the island once. After a failure the next touch tries again; until then the markup works natively. */
    start(): Promise<void> {
      this.#started ??= this.#hydrate().catch((error: unknown) => {
        this.#started = undefined
        // Its markup is a skeleton.
        if (this.getAttribute('start') === 'load') reportLoadFailure(error)
      })
      return this.#started
    }

    async #hydrate(): Promise<void> {
      const name = this.getAttribute('name') ?? ''
      const load = islands[name]
      const [data, root] = this.children
      if (!load || !data || !root) return
      const [{ default: component }, { hydrateIsland }] = await lazyImport(() =>
        Promise.all([load(), import('./hydrate-island.tsx')]),
      )
      hydrateIsland(root, component as React.ComponentType<object>, JSON.parse(data.textContent), name)
    }
  }
  customElements.define('react-island', Island)
}
