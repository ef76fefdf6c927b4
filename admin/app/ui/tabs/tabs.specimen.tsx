import { useState } from 'react'
import { Tabs } from './tabs.tsx'

const names = ['С одной стороны', 'С двух сторон']

export default function TabsSpecimen() {
  const [index, setIndex] = useState(0)
  return (
    <Tabs label="Вкладки образца" names={names} index={index} onIndex={setIndex}>
      <p>Печать {names[index]?.toLowerCase()}.</p>
    </Tabs>
  )
}
