import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type * as React from 'react'
import { PageElement } from '../../ui/element/page-element.ts'
import type { OfficeWeek } from '../opening-status.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'office-hours': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Shows whether an office is open now. */
class OfficeHours extends PageElement {
  protected async connect(signal: AbortSignal): Promise<void> {
    const { getOpeningStatus } = await import('../opening-status.ts')
    if (signal.aborted) return
    const { week = '', timeZone = '' } = this.dataset
    const update = () => {
      const status = getOpeningStatus(JSON.parse(week) as OfficeWeek, new Date(), timeZone)
      const [now, next] = [this.querySelector('[data-now]'), this.querySelector('[data-next]')]
      if (!status || !now || !next) return
      now.textContent = status.open ? 'Сейчас открыто' : 'Сейчас закрыто'
      now.toggleAttribute('data-open', status.open)
      next.textContent = status.next
    }
    update()
    const timer = setInterval(update, MINUTE_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  }
}

customElements.define('office-hours', OfficeHours)
