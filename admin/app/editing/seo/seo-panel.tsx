import { type ReactNode, useEffect, useRef } from 'react'
import { Panel } from '../../ui/panel/panel.tsx'
import { SEO_PANEL_ID } from './seo-panel-id.ts'

/** SEO panel of a form; the fragment `#seo` scrolls to it. */
export function SeoPanel({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash !== `#${SEO_PANEL_ID}`) return
    part.current?.scrollIntoView()
    part.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={part} id={SEO_PANEL_ID}>
      <Panel heading="Для поисковиков" lead={lead}>
        {children}
      </Panel>
    </div>
  )
}
