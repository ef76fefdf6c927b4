import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { GapList } from '../../opening/gap-list.tsx'
import { openingQuery } from '../../opening/opening-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from '../setup.module.css'
import { SitePicture } from '../site-picture.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { StepProps } from '../step-props.ts'
import { DraftsPanel } from './drafts-panel.tsx'

/** Ways to fill the catalogue, and what it lacks. */
export default function CatalogStep({ gaps: own, onDone }: StepProps) {
  const { data } = useQuery({ ...openingQuery, staleTime: 0 })
  if (!data) return <Skeleton lines={8} />
  const gaps = data.gaps.filter(({ code }) => own.includes(code))
  return (
    <StepFrame
      picture={<SitePicture savedVersion={JSON.stringify(gaps)} />}
      actions={<Button onPress={onDone}>Дальше</Button>}
    >
      <Panel heading="Как заполнить каталог">
        <ul className={styles.ways}>
          <li>
            <Link to="/imports/">Загрузить целиком</Link>
            <p>
              Таблица по&nbsp;нашему образцу, картинки архивом или фид прежнего сайта. Перед загрузкой
              увидите, чего не&nbsp;хватает, и&nbsp;сможете всё вернуть.
            </p>
          </li>
          <li>
            <Link to="/catalog/">Добавить руками</Link>
            <p>Сначала группу, в&nbsp;ней изделия. Похожее изделие проще скопировать.</p>
          </li>
          <li>
            <Link to="/media/">Загрузить картинки</Link>
            <p>Перетащите сразу все: сайт сам сделает размеры для телефонов и&nbsp;больших экранов.</p>
          </li>
        </ul>
      </Panel>
      <DraftsPanel />
      {gaps.length > 0 && (
        <Panel heading="Чего не&nbsp;хватает">
          <GapList gaps={gaps} />
        </Panel>
      )}
    </StepFrame>
  )
}
