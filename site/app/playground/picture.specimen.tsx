import { Picture } from '../ui/picture.tsx'
import { Ribbon } from '../ui/ribbon.tsx'
import { State, States } from './state.tsx'
import swatch from './swatch.svg'

export function PictureSpecimen() {
  return (
    <States>
      <State name="Карточка 4:5, лениво">
        <Picture src={swatch} alt="Раппорт «Кольца»" shape="card" />
      </State>
      <State name="Слайд 16:9, сразу">
        <Picture src={swatch} alt="Раппорт «Кольца»" shape="slide" priority="eager" />
      </State>
      <State name="Баннер 3:1">
        <Picture src={swatch} alt="Раппорт «Кольца»" shape="banner" />
      </State>
      <State wide name="Лента: круги">
        <Ribbon print="discs" />
      </State>
      <State wide name="Лента: клинья">
        <Ribbon print="wedges" />
      </State>
      <State wide name="Лента: ромбы">
        <Ribbon print="rhombs" />
      </State>
    </States>
  )
}
