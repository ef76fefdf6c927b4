import { useRef } from 'react'
import { Button } from '../button/button.tsx'
import { FoldingPanel } from './folding-panel.tsx'
import { Panel } from './panel.tsx'
import { PanelLinks } from './panel-links.tsx'

const OTHERS = ['Основа', 'Уток', 'Кромка']

export default function PanelSpecimen() {
  const panels = useRef<HTMLDivElement>(null)
  return (
    <>
      <PanelLinks label="Части образца" within={panels} />
      <div ref={panels}>
        <Panel
          heading="Пароль"
          lead="После смены вы&nbsp;останетесь здесь."
          actions={<Button>Сменить</Button>}
        >
          <p>Что внутри.</p>
        </Panel>
        <FoldingPanel heading="Отзывы" summary="9">
          <p>Что внутри.</p>
        </FoldingPanel>
        <FoldingPanel heading="Слайдер" summary="4" mistakes={2}>
          <p>Что внутри.</p>
        </FoldingPanel>
        {OTHERS.map((heading) => (
          <Panel key={heading} heading={heading}>
            <p>Что внутри.</p>
          </Panel>
        ))}
      </div>
    </>
  )
}
