import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Checkboxes } from './checkboxes.tsx'

const options = [
  { value: 'linen', label: 'Лён' },
  { value: 'cotton', label: 'Хлопок' },
]

export default function CheckboxSpecimen() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <>
      <Checkbox label="Каталог" defaultSelected />
      <Checkbox label="Блог" />
      <Checkbox label="Часть выбрана" isIndeterminate />
      <Checkbox label="Нельзя выбрать" isDisabled />
      <Checkboxes
        label="Из чего шьём"
        options={options}
        value={chosen}
        onChange={setChosen}
        errors={chosen.length === 0 ? ['Отметьте хотя бы одно'] : []}
      />
    </>
  )
}
