import { MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'
import type * as React from 'react'
import { loadPart } from '../browser/load-part.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { findPressed } from '../ui/element/plain-click.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'material-dialog': React.HTMLAttributes<HTMLElement>
    }
  }
}

const loadDialog = () => import('./material-dialog.ts')

/** Opens the material in the URL. Links to materials change the URL, and Back closes the dialog. */
class MaterialDialog extends PageElement {
  protected connect(signal: AbortSignal): void {
    const press = (event: Event) => {
      const link = findPressed<HTMLAnchorElement>(event, '[data-material]')
      if (!link) return
      event.preventDefault()
      history.pushState({ ...history.state, fromPage: true }, '', link.search)
      this.#follow()
    }
    document.addEventListener('click', press, { signal })
    const prepare = ({ target }: Event) =>
      (target as Element).closest('[data-material]') && void loadDialog().catch(() => undefined)
    for (const intent of ['pointerover', 'focusin'])
      document.addEventListener(intent, prepare, { signal, passive: true })
    addEventListener('popstate', () => this.#follow(), { signal })
    this.#follow()
  }

  #follow(): void {
    const erpId = new URLSearchParams(location.search).get(MATERIAL_PARAM)
    if (erpId === null && !this.querySelector('dialog')) return
    loadPart(loadDialog, ({ showMaterial }) => showMaterial(this, erpId))
  }
}

customElements.define('material-dialog', MaterialDialog)
