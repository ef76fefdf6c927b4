import { useState } from 'react'
import { State, States } from '../specimen/state.tsx'
import { MaskedEmail } from './masked-email.tsx'
import { MaskedPhone } from './masked-phone.tsx'

export function MaskedLinkSpecimen() {
  const [count, setCount] = useState(0)
  return (
    <States>
      <State name="Телефон без четырёх последних цифр">
        <MaskedPhone phone="+79001234567" onReveal={() => setCount(count + 1)} />
        <p role="status">Показан раз: {count}</p>
      </State>
      <State name="Почта без домена">
        <MaskedEmail email="sales@example.ru" />
      </State>
    </States>
  )
}
