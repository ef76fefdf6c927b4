import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island whose component and props are loaded. */
export function hydrateIsland(
  root: Element,
  component: ComponentType<object>,
  props: object,
  name: string,
): void {
  startTransition(() => {
    hydrateRoot(root, createElement(component, props), { identifierPrefix: `${name}-` })
  })
}
