import type * as React from 'react'
import type { ServiceMap } from '../../browser/maps/maps-api.ts'
import { readSiteContext } from '../../browser/site-context.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import type { MapType } from './service-map.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'office-map': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Fragment of a page that is reloaded to load the map. */
const REQUESTED_HASH = '#map'

/** Visible share of the frame from which the map loads. */
const THRESHOLD = 0.01

/**
 * Draws the map of a place when its frame comes into view or, without a key, on request. A failed map can be requested
 * again.
 */
class OfficeMap extends PageElement {
  #map: ServiceMap | undefined

  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', ({ target }) => this.#press(target as Element), { signal })
    if (readSiteContext().showsMap && location.hash === REQUESTED_HASH) void this.#draw()
    else if (this.dataset.key) this.#drawInView(signal)
  }

  #drawInView(signal: AbortSignal): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void this.#draw()
      },
      { threshold: THRESHOLD },
    )
    observer.observe(this)
    signal.addEventListener('abort', () => observer.disconnect())
  }

  async #draw(): Promise<void> {
    const { latitude, longitude, key = '' } = this.dataset
    const state = this.#find('[data-state]')
    const ask = this.#find('[data-ask]')
    ask.hidden = true
    this.#say('Загружаем карту…')
    try {
      const { drawMap } = await import('./service-map.ts')
      this.#map = await drawMap(this.#find('[data-canvas]'), [Number(latitude), Number(longitude)], key)
      this.#find('[data-plan]').hidden = true
      state.hidden = true
      this.#find('fieldset').hidden = false
      this.toggleAttribute('data-shown', true)
    } catch {
      this.#say('Карта не\u00a0загрузилась. Маршрут построит ваше приложение.')
      ask.textContent = 'Попробовать ещё раз'
      ask.hidden = false
    }
  }

  #press(target: Element): void {
    if (target.closest('[data-ask]')) this.#ask()
    const pressed = target.closest<HTMLButtonElement>('fieldset button')
    if (!pressed) return
    for (const button of this.querySelectorAll('fieldset button'))
      button.setAttribute('aria-pressed', String(button === pressed))
    this.#map?.setType(pressed.value as MapType)
  }

  #ask(): void {
    if (readSiteContext().showsMap) return void this.#draw()
    // The policy of the current document forbids maps, so the page is reloaded.
    location.hash = REQUESTED_HASH
    location.reload()
  }

  #say(text: string): void {
    this.#find('[role="status"]').textContent = text
  }

  #find(selector: string): HTMLElement {
    return this.querySelector(selector) as HTMLElement
  }
}

customElements.define('office-map', OfficeMap)
