import { useRef } from 'react'
import { Panel } from './panel.tsx'
import { PanelLinks } from './panel-links.tsx'

const HEADINGS = ['Основа', 'Уток', 'Кромка', 'Раппорт узора']

export default function PanelLinksSpecimen() {
  const panels = useRef<HTMLDivElement>(null)
  return (
    <>
      <PanelLinks label="Части образца" within={panels} />
      <div ref={panels}>
        {HEADINGS.map((heading) => (
          <Panel key={heading} heading={heading}>
            <p>Что внутри.</p>
          </Panel>
        ))}
      </div>
    </>
  )
}
