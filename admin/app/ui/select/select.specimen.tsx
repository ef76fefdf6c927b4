import { useState } from 'react'
import { Select } from './select.tsx'

const options = [
  { value: 'linen', label: 'Лён', hint: 'Прохладный' },
  { value: 'wool', label: 'Сукно', hint: 'Тёплое' },
] as const

export default function SelectSpecimen() {
  const [value, setValue] = useState<'linen' | 'wool'>('linen')
  return <Select label="Ткань" options={options} value={value} onChange={setValue} />
}
