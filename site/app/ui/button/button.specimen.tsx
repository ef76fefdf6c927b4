import { Chip } from '../chip/chip.tsx'
import { PhoneLink } from '../masked-link/phone-link.tsx'
import { OrderLink } from '../order-link/order-link.tsx'
import { State, States } from '../specimen/state.tsx'
import { Button, ButtonLink } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export function ButtonSpecimen() {
  return (
    <States>
      <State name="Главная">
        <Button>Отправить заявку</Button>
      </State>
      <State name="Контурная">
        <Button variant="outline">Показать ещё</Button>
      </State>
      <State name="Невысокая">
        <Button compact>Войти</Button>
      </State>
      <State name="Занята">
        <Button disabled>Отправляем…</Button>
      </State>
      <State name="Контурная, нельзя">
        <Button variant="outline" disabled>
          Показать ещё
        </Button>
      </State>
      <State name="Ссылка кнопкой">
        <ButtonLink href="#specimen-button" variant="outline">
          Перейти в блог
        </ButtonLink>
      </State>
      <State name="Круглая, со знаком">
        <IconButton icon="arrowRight" label="Следующий слайд" />
      </State>
      <State name="Главный призыв">
        <OrderLink />
      </State>
      <State name="Один из путей">
        <Chip href="/catalog/">Футболки и поло</Chip>
      </State>
      <State name="Телефон">
        <PhoneLink phone="+79001234567" />
      </State>
    </States>
  )
}
