import { countResults } from '@rapport/contract/search/count-results'
import type { SearchResult } from '@rapport/contract/search/search'
import { removeEmptyLinks } from '../browser/remove-empty-links.ts'
import { showPriceFrom } from '../catalog/show-price-from.ts'
import { cloneTemplate, fill } from '../ui/element/fill.ts'
import { fillPicture } from '../ui/picture/fill-picture.ts'
import { listSearchHits, type SearchHit } from './search-hits.ts'
import { toSearchPath } from './search-path.ts'
import { markup } from './suggestion-templates.tsx?markup'

export type SuggestionPopup = ReturnType<typeof createSuggestionPopup>

/** Creates the list of suggestions of a combobox. */
export function createSuggestionPopup(root: HTMLElement, field: HTMLInputElement) {
  root.insertAdjacentHTML('beforeend', markup)
  const [popupTemplate, lineTemplate] = [...root.querySelectorAll('template')] as [
    HTMLTemplateElement,
    HTMLTemplateElement,
  ]
  const holder = root.querySelector('[data-popup]') as HTMLElement
  const status = root.querySelector('[role="status"]') as HTMLElement
  const lines = () => [...holder.querySelectorAll<HTMLElement>('[role="option"]')]
  const findActive = () => holder.querySelector<HTMLElement>('[aria-selected="true"]')

  const activate = (line: HTMLElement | null) => {
    findActive()?.setAttribute('aria-selected', 'false')
    line?.setAttribute('aria-selected', 'true')
    line?.scrollIntoView({ block: 'nearest' })
    setAttribute(field, 'aria-activedescendant', line?.id)
  }

  const setOpen = (isOpen: boolean) => {
    holder.hidden = !isOpen
    field.setAttribute('aria-expanded', String(isOpen))
    setAttribute(field, 'aria-controls', isOpen ? holder.querySelector('[role="listbox"]')?.id : undefined)
    if (!isOpen) activate(null)
  }

  const createLine = (hit: SearchHit, at: number) => {
    const line = cloneTemplate(lineTemplate) as HTMLAnchorElement
    line.id = `${field.id}-${at}`
    line.href = hit.to
    fillLine(line, hit)
    return line
  }

  return {
    show(query: string, result: SearchResult): void {
      const popup = cloneTemplate(popupTemplate)
      removeEmptyLinks(popup)
      const hits = listSearchHits(result)
      const find = (selector: string) => popup.querySelector(selector) as HTMLElement
      const { correctedQuery } = result
      const isCorrected = correctedQuery && hits.length > 0
      fill(popup, { note: isCorrected ? `Показаны результаты по запросу «${correctedQuery}»` : undefined })
      find('[data-nothing]').hidden = hits.length > 0
      const list = find('[role="listbox"]')
      list.hidden = hits.length === 0
      list.append(...hits.map(createLine))
      const all = popup.lastElementChild as HTMLAnchorElement
      all.hidden = list.hidden
      all.href = toSearchPath(query)
      holder.replaceChildren(popup)
      status.textContent = hits.length > 0 ? `Найдено: ${countResults(result)}` : 'Ничего не найдено'
      activate(null)
      setOpen(true)
    },

    /** Removes the suggestions. */
    clear(): void {
      setOpen(false)
      holder.replaceChildren()
      status.textContent = ''
    },

    open: () => setOpen(holder.hasChildNodes()),

    /** Returns whether the list was open. */
    close(): boolean {
      if (holder.hidden) return false
      setOpen(false)
      return true
    },

    /** Returns whether there was an entry to move to. */
    move(step: 1 | -1): boolean {
      const all = lines()
      if (holder.hidden || all.length === 0) return false
      const at = all.indexOf(findActive() as HTMLElement)
      activate(all.at(at < 0 && step < 0 ? -1 : (at + step) % all.length) ?? null)
      return true
    },

    /** Follows the active entry. Returns whether there is one. */
    choose(): boolean {
      const active = findActive()
      active?.click()
      return active !== null
    },
  }
}

function fillLine(line: HTMLElement, { id, name, kind, picture, priceFrom }: SearchHit): void {
  fill(line, { name, kind: kind ?? undefined })
  const price = line.querySelector<HTMLElement>('price-from')
  if (!kind && id !== null && price) {
    price.dataset.id = String(id)
    showPriceFrom(price, priceFrom)
  } else price?.remove()
  if (picture) fillPicture(line, picture)
  else {
    const empty = document.createElement('span')
    empty.className = line.querySelector('img')?.className ?? ''
    line.querySelector('picture')?.replaceWith(empty)
  }
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
