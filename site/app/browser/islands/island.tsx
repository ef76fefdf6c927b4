import type { ComponentType } from 'react'
import { renderIsland } from './island-renderer.ts'

interface IslandProps<Props> {
  /** Name in `site/app/islands.ts`, at most once on a page. */
  name: string
  component: ComponentType<Props>
  /** Passed to the browser as JSON. */
  props: Props
  /** `load`: hydrates at once. `touch`: when a visitor points at the island, touches or focuses it. */
  start: 'load' | 'touch'
}

/**
 * Part of a page that React renders on the server and hydrates alone in the browser. It has no context of the page
 * around it, so its component must not use the router.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  start,
}: IslandProps<Props>) {
  return (
    <react-island name={name} start={start}>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, which the browser does not run
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: renderIsland(<Component {...props} />, `${name}-`) }}
      />
    </react-island>
  )
}
