import type { ReactElement } from 'react'

/** Renders a component for later hydration. `prefix` begins its generated ids. */
type RenderIsland = (element: ReactElement, prefix: string) => string

/** The renderer of the server. The browser keeps the markup of the page. */
let renderer: RenderIsland = () => ''

export const setIslandRenderer = (render: RenderIsland): void => {
  renderer = render
}

export const renderIsland: RenderIsland = (element, prefix) => renderer(element, prefix)
