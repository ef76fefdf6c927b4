import type { ReactElement, ReactNode } from 'react'

type Props = Record<string, unknown>
type Component = (props: Props) => ReactNode

const SVG = 'http://www.w3.org/2000/svg'
const ATTRIBUTES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/**
 * Creates the nodes of an element of components without hooks, so that server and browser share their markup and the
 * browser loads no React. Event handlers and refs are left out.
 */
export function toNode(content: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment()
  append(fragment, content, false)
  return fragment
}

function append(parent: Node, content: ReactNode, isSvg: boolean): void {
  if (content === null || content === undefined || typeof content === 'boolean') return
  if (Array.isArray(content)) for (const each of content) append(parent, each, isSvg)
  else if (typeof content === 'object' && 'props' in content)
    appendElement(parent, content as ReactElement<Props>, isSvg)
  else parent.appendChild(document.createTextNode(String(content)))
}

function appendElement(parent: Node, { type, props }: ReactElement<Props>, isInSvg: boolean): void {
  const children = props.children as ReactNode
  if (typeof type === 'function') append(parent, (type as Component)(props), isInSvg)
  // A fragment.
  else if (typeof type !== 'string') append(parent, children, isInSvg)
  else {
    const isSvg = isInSvg || type === 'svg'
    const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
    for (const [name, value] of Object.entries(props)) setProperty(element, name, value)
    append(element, children, isSvg)
    parent.appendChild(element)
    // The options of a select exist by now.
    if (element instanceof HTMLSelectElement) element.value = String(props.defaultValue ?? '')
  }
}

function setProperty(element: Element, name: string, value: unknown): void {
  if (name === 'children' || value === undefined || value === null || typeof value === 'function') return
  if (name === 'style') Object.assign((element as HTMLElement).style, value)
  else if (name === 'dangerouslySetInnerHTML') element.innerHTML = (value as { __html: string }).__html
  else if (value === false && !name.startsWith('aria-')) return
  else
    element.setAttribute(
      ATTRIBUTES[name] ?? toAttribute(element, name),
      value === true && !name.startsWith('aria-') ? '' : String(value),
    )
}

/** Attributes of SVG are written with hyphens, except `viewBox`. HTML ignores case. */
const toAttribute = (element: Element, name: string): string =>
  element.namespaceURI === SVG && name !== 'viewBox'
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name
