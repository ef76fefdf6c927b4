import { Panel } from '../ui/panel/panel.tsx'
import styles from './catalogue-panel.module.css'
import { FeedWay } from './feed-way.tsx'
import { PicturesWay } from './pictures-way.tsx'
import { TemplateWay } from './template-way.tsx'

/** Ways to bring a whole catalogue. */
export function CataloguePanel() {
  return (
    <Panel
      heading="Загрузить каталог"
      lead="Сначала покажем, что появится и&nbsp;чего не&nbsp;хватает. Применённое можно вернуть одним нажатием."
    >
      <div className={styles.ways}>
        <TemplateWay />
        <PicturesWay />
        <FeedWay />
      </div>
    </Panel>
  )
}
