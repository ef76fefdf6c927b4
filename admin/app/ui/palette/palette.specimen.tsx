import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Palette } from './palette.tsx'

const items = ['Сотрудники', 'Мой доступ'].map((label) => ({
  id: label,
  label,
  hint: 'Экран',
  icon: 'page' as const,
  onAction: () => undefined,
}))

export default function PaletteSpecimen() {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const matches = items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        Открыть палитру
      </Button>
      <Palette
        label="Что открыть?"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        query={query}
        onQuery={setQuery}
        groups={[{ heading: 'Экраны', items: matches }]}
        empty="Ничего не нашлось."
      />
    </>
  )
}
