import { DividerPattern } from '../divider-pattern/divider-pattern.tsx'
import { State, States } from '../specimen/state.tsx'
import { swatch } from '../specimen/swatch.ts'
import { Picture } from './picture.tsx'
import { PictureViewer } from './picture-viewer.tsx'

export function PictureSpecimen() {
  return (
    <States>
      <State name="Карточка 4:5, лениво">
        <Picture picture={swatch} alt="Раппорт «Кольца»" shape="card" />
      </State>
      <State name="Слайд 16:9, сразу">
        <Picture picture={swatch} alt="Раппорт «Кольца»" shape="slide" priority="eager" />
      </State>
      <State name="Баннер 3:1">
        <Picture picture={swatch} alt="Раппорт «Кольца»" shape="banner" />
      </State>
      <State name="Открывается крупно">
        <PictureViewer sizes="100vw">
          <a href={swatch.fallback} data-enlarge="Раппорт «Кольца»" aria-label="Увеличить: Раппорт «Кольца»">
            <Picture picture={swatch} alt="" shape="card" />
          </a>
        </PictureViewer>
      </State>
      <State wide name="Лента: круги">
        <DividerPattern print="discs" />
      </State>
      <State wide name="Лента: клинья">
        <DividerPattern print="wedges" />
      </State>
      <State wide name="Лента: ромбы">
        <DividerPattern print="rhombs" />
      </State>
    </States>
  )
}
