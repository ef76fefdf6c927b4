import { useState } from 'react'
import { MaskedEmail } from '../ui/masked-email.tsx'
import { MaskedPhone } from '../ui/masked-phone.tsx'
import { State, States } from './state.tsx'

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
