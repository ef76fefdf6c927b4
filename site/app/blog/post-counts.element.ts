import type { Post } from '@rapport/contract/blog/blog'
import { VIEWS_SHOWN_MAX } from '@rapport/contract/blog/blog-limits'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import type * as React from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import '../reactions/like-button.element.ts'
import type { LikeButton } from '../reactions/like-button.element.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { showCount } from '../ui/text/capped-count.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'post-counts': React.HTMLAttributes<HTMLElement>
    }
  }
}

type Counts = Pick<Post, 'views' | 'likes'>

/** Cards of the next request. */
let waiting: Map<number, PostCounts> | undefined

/** Shows the current counts, since a cached page is older. On failure the older counts stay. */
class PostCounts extends PageElement {
  show({ views, likes }: Counts): void {
    showCount(this, 'views', views, VIEWS_SHOWN_MAX)
    showCount(this, 'likes', likes, LIKES_SHOWN_MAX)
  }

  protected connect(): void {
    const { id, slug } = this.dataset
    const load = slug ? this.#loadPost(slug) : this.#loadCard(Number(id))
    load.catch(() => undefined)
  }

  /** The request counts the view. */
  async #loadPost(slug: string): Promise<void> {
    const { post } = await (await loadApi()).getPost({ slug })
    this.show(post)
    document.querySelector<LikeButton>('like-button')?.show(post)
  }

  /** Cards are collected until the browser is idle, for one request. */
  async #loadCard(id: number): Promise<void> {
    if (waiting) return void waiting.set(id, this)
    const cards = new Map([[id, this as PostCounts]])
    waiting = cards
    const api = await loadApi()
    waiting = undefined
    const { counts } = await api.getPostCounts({ ids: [...cards.keys()] })
    for (const post of counts) cards.get(post.id)?.show(post)
  }
}

async function loadApi() {
  await whenIdle()
  return (await import('../browser/requests/api.ts')).api
}

customElements.define('post-counts', PostCounts)
