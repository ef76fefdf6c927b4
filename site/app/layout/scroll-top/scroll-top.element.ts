import type * as React from 'react'
import { PageElement } from '../../ui/element/page-element.ts'
import { isStatusBarScroller } from './scroll-top-browser.ts'
import { DISMISSED, HIDDEN, nextScrollTopState } from './scroll-top-visibility.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'scroll-top': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Shows its button while scrolling up. The button scrolls to the top and moves focus to the content. */
class ScrollTop extends PageElement {
  protected connect(signal: AbortSignal): void {
    if (isStatusBarScroller(navigator)) return
    const button = this.querySelector('button') as HTMLButtonElement
    let state = HIDDEN
    let before = scrollY
    const show = (next: typeof state) => {
      state = next
      button.hidden = !state.shown
    }
    const onScroll = () => {
      const from = before
      before = scrollY
      show(nextScrollTopState(state, from, before))
    }
    const scrollToTop = () => {
      show(DISMISSED)
      document.querySelector('main')?.focus({ preventScroll: true })
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    }
    addEventListener('scroll', onScroll, { passive: true, signal })
    button.addEventListener('click', scrollToTop, { signal })
  }
}

customElements.define('scroll-top', ScrollTop)
