import { LoadingBlock } from '../skeleton/loading-block.tsx'
import { State, States } from '../specimen/state.tsx'
import { swatch } from '../specimen/swatch.ts'
import { Card } from './card.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

const text =
  'Рассказываем, как из эскиза получается раппорт, почему швы не видны на готовой ткани и что проверить в макете, прежде чем отправлять его в печать. А ещё — сколько ждать образца.'

export function CardSpecimen() {
  return (
    <States>
      <State name="Изделие">
        <Card to="/__playground/card/" heading="Футболка с принтом" picture={swatch}>
          <span>от 690 ₽</span>
        </Card>
      </State>
      <State name="Без картинки">
        <Card to="/__playground/card/" heading="Платье-рубашка с очень длинным названием в две строки">
          <span>по запросу</span>
        </Card>
      </State>
      <State name="Запись">
        <Card to="/__playground/card/" heading="Как рождается раппорт" picture={swatch} shape="story">
          <span>12 октября 2025</span>
        </Card>
      </State>
      <State name="С текстом: не больше трёх строк">
        <Card to="/__playground/card/" heading="Как рождается раппорт" picture={swatch} text={text} />
      </State>
      <State name="Заметная">
        <Card
          to="/__playground/card/"
          variant="highlight"
          heading="Как рождается раппорт"
          picture={swatch}
          text={text}
        >
          <span>12 октября</span>
        </Card>
      </State>
      <State name="Загружается">
        <LoadingBlock label="Загружаем изделия…">
          <CardSkeleton />
        </LoadingBlock>
      </State>
    </States>
  )
}
