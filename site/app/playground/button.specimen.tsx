import { Button, ButtonLink } from '../ui/button.tsx'
import { ChipLink } from '../ui/chip-link.tsx'
import { OrderLink } from '../ui/order-link.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { State, States } from './state.tsx'

export function ButtonSpecimen() {
  return (
    <States>
      <State name="Главная">
        <Button>Отправить заявку</Button>
      </State>
      <State name="Контурная">
        <Button look="outline">Показать ещё</Button>
      </State>
      <State name="Невысокая">
        <Button compact>Войти</Button>
      </State>
      <State name="Занята">
        <Button disabled>Отправляем…</Button>
      </State>
      <State name="Контурная, нельзя">
        <Button look="outline" disabled>
          Показать ещё
        </Button>
      </State>
      <State name="Ссылка кнопкой">
        <ButtonLink href="#specimen-button" look="outline">
          Перейти в блог
        </ButtonLink>
      </State>
      <State name="Круглая, со знаком">
        <RoundButton icon="arrowRight" label="Следующий слайд" />
      </State>
      <State name="Главный призыв">
        <OrderLink />
      </State>
      <State name="Один из путей">
        <ChipLink to="/catalog/">Футболки и поло</ChipLink>
      </State>
      <State name="Телефон">
        <PhoneLink phone="+79001234567" />
      </State>
    </States>
  )
}
