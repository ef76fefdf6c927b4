import { useState } from 'react'
import { DateField } from './date-field.tsx'
import { DateTimeField } from './date-time-field.tsx'

export default function DateTimeFieldSpecimen() {
  const [minute, setMinute] = useState<string | null>('2026-12-25T09:30')
  return (
    <>
      <DateTimeField label="Время образца" hint="По&nbsp;Москве" value={minute} onChange={setMinute} />
      <DateTimeField
        label="Прошедшее время"
        value="2020-01-01T00:00"
        onChange={() => undefined}
        errors={['Это время уже прошло']}
        isReadOnly
      />
      <DateField label="Не дата" value="31.02" onChange={() => undefined} />
    </>
  )
}
