import { useState } from 'react'
import { Combobox } from './combobox.tsx'

const fabrics = ['Бязь', 'Лён', 'Сатин', 'Фланель'].map((label, key) => ({
  key,
  label,
  hint: 'Хлопок и лён',
}))

export default function ComboboxSpecimen() {
  const [value, setValue] = useState(1)
  const [text, setText] = useState('Лён')
  const fitting = fabrics.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <Combobox
      label="Ткань образца"
      hint="Начните писать название"
      options={fitting}
      value={value}
      text={text}
      onText={setText}
      onChoose={(key) => {
        setValue(key)
        setText(fabrics[key]?.label ?? '')
      }}
      empty="Ничего не&nbsp;нашлось."
      maxLength={100}
    />
  )
}
