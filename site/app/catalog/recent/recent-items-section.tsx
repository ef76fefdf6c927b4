import { useEffect, useRef, useState } from 'react'
import { api } from '../../browser/requests/api.ts'
import { useInView } from '../../browser/use-in-view.ts'
import { useLoaded } from '../../browser/use-loaded.ts'
import { CardSkeleton } from '../../ui/card/card-skeleton.tsx'
import { Section } from '../../ui/section/section.tsx'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import listStyles from '../card-grid.module.css'
import { CardGrid } from '../card-grid.tsx'
import { visitItem } from './recent-items.ts'

/** Distance below the screen at which the cards are loaded. */
const MARGIN = '600px'

/** Products viewed in this browser. Renders nothing without JavaScript, on the first visit and on failure. */
export function RecentItemsSection({ id }: { id: number }) {
  const [ids, setIds] = useState<number[]>([])
  useEffect(() => setIds(visitItem(id)), [id])
  return ids.length > 0 ? <RecentItems ids={ids} /> : null
}

function RecentItems({ ids }: { ids: number[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useInView(ref, MARGIN)
  const { value, failed } = useLoaded(near ? ids.join() : '', () => api.getCatalogCards({ ids }))
  if (failed || value?.items.length === 0) return null
  return (
    <div ref={ref}>
      <Section heading="Вы смотрели">
        {value ? (
          <CardGrid items={value.items} isRow />
        ) : (
          <LoadingBlock>
            <ul className={listStyles.grid} data-row>
              {ids.map((id) => (
                <li key={id}>
                  <CardSkeleton />
                </li>
              ))}
            </ul>
          </LoadingBlock>
        )}
      </Section>
    </div>
  )
}
