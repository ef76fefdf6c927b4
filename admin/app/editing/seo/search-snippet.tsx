import { useState } from 'react'
import { ToggleGroup } from '../../ui/toggle-group/toggle-group.tsx'
import { cutText } from './cut-text.ts'
import { type Device, ENGINES, type EngineLayout, measureIn } from './search-engines.ts'
import styles from './search-snippet.module.css'

export interface SnippetTexts {
  title: string
  description: string
}

interface SearchSnippetProps extends SnippetTexts {
  path: string
}

export function SearchSnippet({ path, ...texts }: SearchSnippetProps) {
  const [device, setDevice] = useState<Device>('desktop')
  return (
    <section aria-label="Как покажут поисковики" className={styles.snippets}>
      <ToggleGroup
        label="Где ищут"
        value={device}
        onChange={setDevice}
        options={[
          { value: 'desktop', label: 'Компьютер' },
          { value: 'phone', label: 'Телефон' },
        ]}
      />
      <div className={styles.engines}>
        {ENGINES[device].map((engine) => (
          <Snippet key={engine.name} {...{ engine, device, path, texts }} />
        ))}
      </div>
    </section>
  )
}

interface SnippetProps {
  engine: EngineLayout
  device: Device
  path: string
  texts: SnippetTexts
}

function Snippet({ engine, device, path, texts }: SnippetProps) {
  const cut = (name: keyof SnippetTexts) => cutText(texts[name], engine[name], measureIn(engine[name].size))
  const [title, description] = [cut('title'), cut('description')]
  const breadcrumb = [location.host, ...path.split('/').filter(Boolean)].join(' › ')
  const wrong = [title.isCut && 'заголовок', description.isCut && 'описание'].filter(Boolean)
  return (
    <figure className={styles.engine} data-device={device}>
      <figcaption className={styles.name}>
        {engine.name}
        <span className={wrong.length > 0 ? styles.cut : styles.whole}>
          {wrong.length > 0 ? `Обрежет ${wrong.join(' и\u00A0')}` : 'Поместится целиком'}
        </span>
      </figcaption>
      <code className={styles.breadcrumb}>{breadcrumb}</code>
      <p className={styles.title} style={{ fontSize: engine.title.size }}>
        {title.shown || 'Без заголовка'}
      </p>
      <p className={styles.description} style={{ fontSize: engine.description.size }}>
        {description.shown || 'Без описания поисковик возьмёт кусок текста'}
      </p>
    </figure>
  )
}
