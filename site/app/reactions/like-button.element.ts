import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import type { LikeState } from '@rapport/contract/catalog/likes'
import type * as React from 'react'
import type { LikeEndpointName } from '../browser/requests/api.ts'
import { session } from '../browser/session/session-store.ts'
import { reachGoal } from '../browser/visit/analytics.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { showCount } from '../ui/text/capped-count.ts'
import { showToast } from '../ui/toast/toast-messages.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'like-button': React.HTMLAttributes<HTMLElement>
    }
  }
}

const loadApi = () => import('../browser/requests/api.ts')

/** Likes an entry. The state changes after the server's response. */
export class LikeButton extends PageElement {
  #isSending = false
  /** Whether a like was sent from this page: counts requested before it are older. */
  #isSent = false

  show({ likes, liked }: LikeState): void {
    this.querySelector('button')?.setAttribute('aria-pressed', String(liked))
    showCount(this, 'likes', likes, LIKES_SHOWN_MAX)
  }

  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', () => this.#like(), { signal })
    if (this.dataset.refresh === undefined) return
    this.#refresh()
    signal.addEventListener(
      'abort',
      session.subscribe(() => this.#refresh()),
    )
  }

  async #like(): Promise<void> {
    const { endpoint, id } = this.dataset
    if (this.#isSending || this.querySelector('[aria-pressed=true]')) return
    this.#isSending = true
    this.#isSent = true
    try {
      const { sendLike } = await loadApi()
      this.show(await sendLike(endpoint as LikeEndpointName, Number(id)))
      reachGoal('liked', { what: endpoint === 'likePost' ? 'post' : 'item' })
    } catch {
      showToast('Не получилось отметить. Попробуйте ещё раз.', 'failure')
    }
    this.#isSending = false
  }

  async #refresh(): Promise<void> {
    this.#isSent = false
    try {
      await whenIdle()
      const { api } = await loadApi()
      const state = await api.getCatalogItemLikes({ id: Number(this.dataset.id) })
      if (!this.#isSent) this.show(state)
    } catch {
      // The older count stays.
    }
  }
}

customElements.define('like-button', LikeButton)
