import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import { State, States } from '../specimen/state.tsx'
import { swatch } from '../specimen/swatch.ts'
import { Dialog } from './dialog.tsx'

type Shown = 'box' | 'narrow' | 'auto' | 'sheet' | 'right' | 'image'

const runs = Array.from({ length: 24 }, (_, index) => (index + 1) * 50)

export function DialogSpecimen() {
  const [shown, setShown] = useState<Shown>()
  const state = (which: Shown) => ({
    open: shown === which,
    onToggle: (open: boolean) => setShown((now) => (open ? which : now === which ? undefined : now)),
  })
  return (
    <States>
      <State name="Обычное, 900 px">
        <Button onClick={() => setShown('box')}>Открыть окно</Button>
        <Dialog {...state('box')} label="Как мы считаем цену">
          {runs.map((run) => (
            <p key={run}>
              {run}&nbsp;штук: цена складывается из кроя, ткани и краски, и чем больше тираж, тем меньше доля
              наладки.
            </p>
          ))}
        </Dialog>
      </State>
      <State name="Узкое, поле в фокусе">
        <Button onClick={() => setShown('narrow')}>Открыть вход</Button>
        <Dialog {...state('narrow')} label="Вход" width={440}>
          <TextField id="dialog-email" label="Ваш email" type="email" data-focus-first />
        </Dialog>
      </State>
      <State name="По ширине содержимого">
        <Button onClick={() => setShown('auto')}>Открыть короткое</Button>
        <Dialog {...state('auto')} label="Готово" width="auto">
          <p>Макет принят в работу.</p>
        </Dialog>
      </State>
      <State name="Шторка слева">
        <Button onClick={() => setShown('sheet')}>Открыть меню</Button>
        <Dialog {...state('sheet')} label="Меню" variant="sheet" width={420} closeLabel="Закрыть меню">
          <ul>
            <li>
              <a href="/catalog/">Весь каталог</a>
            </li>
            <li>
              <a href="/individualnyy-zakaz/">Индивидуальный заказ</a>
            </li>
          </ul>
        </Dialog>
      </State>
      <State name="Шторка справа">
        <Button onClick={() => setShown('right')}>Открыть справа</Button>
        <Dialog {...state('right')} label="Выберите город" variant="sheet" side="right" width={420}>
          <p>Москва, Санкт-Петербург, Воронеж</p>
        </Dialog>
      </State>
      <State name="Картинка">
        <Button onClick={() => setShown('image')}>Открыть картинку</Button>
        <Dialog {...state('image')} label="Раппорт «Кольца»" variant="image">
          <img src={swatch.src} alt="Раппорт «Кольца» на льне" width="960" height="720" />
        </Dialog>
      </State>
    </States>
  )
}
