import type * as React from 'react'
import { PageElement } from '../../ui/element/page-element.ts'
import { formatCount } from '../../ui/text/plural.ts'
import { matchesQuery } from './matches-query.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'faq-search': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Shows the questions that match its field, and opens the answer in the fragment of the URL. */
class FaqSearch extends PageElement {
  protected connect(signal: AbortSignal): void {
    const field = this.querySelector('input') as HTMLInputElement
    const filter = () => this.#filter(field.value)
    field.addEventListener('input', filter, { signal })
    if (field.value) filter()
    // Not every browser opens the answer itself.
    addEventListener('hashchange', () => this.#openAnswer(), { signal })
    this.#openAnswer()
  }

  #filter(query: string): void {
    let count = 0
    for (const question of this.querySelectorAll('details')) {
      question.hidden = !matchesQuery(question.textContent, query)
      if (!question.hidden) count += 1
    }
    const status = this.querySelector('[role="status"]') as HTMLElement
    const isFound = query.trim() !== '' && count > 0
    status.textContent = isFound ? `Нашли ${formatCount(count, ['вопрос', 'вопроса', 'вопросов'])}` : ''
    ;(this.querySelector('[data-nothing]') as HTMLElement).hidden = count > 0
  }

  #openAnswer(): void {
    const answer = location.hash.startsWith('#faq-') ? document.getElementById(location.hash.slice(1)) : null
    const question = answer?.closest('details')
    if (!question || question.open) return
    question.open = true
    answer?.scrollIntoView({ block: 'center' })
  }
}

customElements.define('faq-search', FaqSearch)
