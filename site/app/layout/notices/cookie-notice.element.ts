import type * as React from 'react'
import { removeEmptyLinks } from '../../browser/remove-empty-links.ts'
import {
  type CookieConsent,
  cookieConsent,
  withdrawCookieConsent,
} from '../../browser/storage/cookie-consent.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { createFromMarkup } from '../../ui/element/fill.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { markup } from './cookie-notice-template.tsx?markup'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cookie-notice': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Asks for consent to cookies when the page is idle, until it is answered here or in another tab. */
class CookieNotice extends PageElement {
  protected connect(signal: AbortSignal): void {
    const slot = this.firstElementChild as HTMLElement
    const update = async () => {
      // Without the notice only necessary cookies are stored.
      if (!cookieConsent.get()) await whenIdle()
      if (cookieConsent.get()) slot.replaceChildren()
      else if (!slot.firstChild) {
        slot.append(createFromMarkup(markup))
        removeEmptyLinks(slot)
      }
    }
    signal.addEventListener('abort', cookieConsent.subscribe(update))
    slot.addEventListener('click', ({ target }) => this.#answer(target as Element), { signal })
    document.addEventListener(
      'click',
      ({ target }) => (target as Element).closest('[data-withdraw-cookies]') && withdrawCookieConsent(),
      { signal },
    )
    update()
  }

  #answer(pressed: Element): void {
    const answer = pressed.closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (answer) cookieConsent.set(answer as CookieConsent)
  }
}

customElements.define('cookie-notice', CookieNotice)
