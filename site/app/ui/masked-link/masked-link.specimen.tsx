import { State, States } from '../specimen/state.tsx'
import { MaskedEmail } from './masked-email.tsx'
import { MaskedPhone } from './masked-phone.tsx'

export function MaskedLinkSpecimen() {
  return (
    <States>
      <State name="Телефон без четырёх последних цифр">
        <MaskedPhone phone="+79001234567" />
      </State>
      <State name="Почта без домена">
        <MaskedEmail email="sales@example.ru" />
      </State>
    </States>
  )
}
