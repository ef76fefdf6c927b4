import { useState } from 'react'
import { FocusPoint } from './focus-point.tsx'

export default function FocusPointSpecimen() {
  const [value, setValue] = useState({ x: 40, y: 30 })
  return <FocusPoint src="/favicon.ico" width={400} height={300} value={value} onChange={setValue} />
}
