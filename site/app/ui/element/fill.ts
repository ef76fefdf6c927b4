/** Writes texts into the elements with `data-fill="<name>"` below a root. An element without a text becomes hidden. */
export function fill(root: ParentNode, texts: Record<string, string | undefined>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-fill]')) {
    const name = element.dataset.fill ?? ''
    if (!(name in texts)) continue
    const text = texts[name] ?? ''
    if (element.textContent !== text) element.textContent = text
    element.hidden = texts[name] === undefined
  }
}

/** Returns the element of a `?markup` module. */
export function createFromMarkup(markup: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = markup
  return cloneTemplate(template)
}

/** Returns a copy of the first element of a `<template>` that React rendered. */
export function cloneTemplate(template: HTMLTemplateElement): HTMLElement {
  const [first] = template.content.children
  if (!(first instanceof HTMLElement)) throw new Error('The template is empty')
  return document.importNode(first, true)
}
