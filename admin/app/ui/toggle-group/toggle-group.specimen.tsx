import { useState } from 'react'
import { ToggleGroup } from './toggle-group.tsx'

const options = [
  { value: 'front', label: 'Лицо' },
  { value: 'back', label: 'Изнанка' },
] as const

export default function ToggleGroupSpecimen() {
  const [value, setValue] = useState<'front' | 'back'>('front')
  return <ToggleGroup label="Сторона ткани" options={options} value={value} onChange={setValue} />
}
