import { State, States } from '../specimen/state.tsx'
import { attachMask } from './attach-mask.ts'
import { maskOptions } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { TextField } from './text-field.tsx'

const masks = [
  { name: 'Цифра: # ', label: 'ИНН', pattern: '#### ##### #' },
  { name: 'Цифра или буква: X', label: 'Артикул', pattern: 'XX-XXX' },
  { name: 'Буква: S', label: 'Код ткани', pattern: 'SS/S' },
  { name: 'Прописная буква: A', label: 'Номер машины', pattern: 'A ### AA' },
  { name: 'Строчная буква: a', label: 'Размер', pattern: 'aaa' },
  { name: 'Знак как он есть: !', label: 'Цвет', pattern: '!# XXX XXX' },
].map((mask) => ({
  ...mask,
  loadMask: async () => ({
    attach: (input: HTMLInputElement) => attachMask(input, maskOptions(mask.pattern)),
  }),
}))

export function MaskSpecimen() {
  return (
    <States>
      {masks.map(({ name, label, pattern, loadMask }) => (
        <State key={pattern} name={name}>
          <MaskedField id={`m-${pattern}`} label={label} hint={pattern} loadMask={loadMask} />
        </State>
      ))}
      <State name="Без маски">
        <TextField id="m-none" label="Город" />
      </State>
    </States>
  )
}
