import { State, States } from '../specimen/state.tsx'
import { LoadingBlock } from './loading-block.tsx'
import { Skeleton } from './skeleton.tsx'

export function SkeletonSpecimen() {
  return (
    <States>
      <State name="Строка и поле">
        <LoadingBlock>
          <Skeleton width="60%" />
          <br />
          <Skeleton height="52px" />
        </LoadingBlock>
      </State>
      <State name="Картинка карточки">
        <LoadingBlock label="Загружаем изделия…">
          <Skeleton ratio="4 / 5" />
        </LoadingBlock>
      </State>
      <State name="Круг">
        <Skeleton width="64px" height="64px" round />
      </State>
    </States>
  )
}
