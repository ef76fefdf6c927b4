import { readSiteContext } from './site-context.ts'

/** Removes links to pages without content from the markup of a script. `data-needs` names the page of a part. */
export function removeEmptyLinks(root: ParentNode): void {
  const { emptyPages = [] } = readSiteContext()
  for (const part of root.querySelectorAll<HTMLElement>('[data-needs]'))
    if (emptyPages.includes(part.dataset.needs ?? '')) part.remove()
}
