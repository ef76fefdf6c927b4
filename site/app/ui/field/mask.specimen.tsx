import { State, States } from '../specimen/state.tsx'
import { TextField } from './text-field.tsx'

const masks = [
  { name: 'Цифра: # ', label: 'ИНН', pattern: '#### ##### #' },
  { name: 'Цифра или буква: X', label: 'Артикул', pattern: 'XX-XXX' },
  { name: 'Буква: S', label: 'Код ткани', pattern: 'SS/S' },
  { name: 'Прописная буква: A', label: 'Номер машины', pattern: 'A ### AA' },
  { name: 'Строчная буква: a', label: 'Размер', pattern: 'aaa' },
  { name: 'Знак как он есть: !', label: 'Цвет', pattern: '!# XXX XXX' },
]

export function MaskSpecimen() {
  return (
    <States>
      {masks.map(({ name, label, pattern }) => (
        <State key={pattern} name={name}>
          <masked-field data-mask={pattern}>
            <TextField id={`m-${pattern}`} label={label} hint={pattern} />
          </masked-field>
        </State>
      ))}
      <State name="Без маски">
        <TextField id="m-none" label="Город" />
      </State>
    </States>
  )
}
