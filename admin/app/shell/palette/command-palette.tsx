import { useState } from 'react'
import { Palette } from '../../ui/palette/palette.tsx'
import { usePaletteGroups } from './use-palette-groups.ts'

/** Finds commands, staff and pages of the site. */
export default function CommandPalette({ onClose, showKeys }: { onClose: () => void; showKeys: () => void }) {
  const [query, setQuery] = useState('')
  const groups = usePaletteGroups(query, showKeys)
  return (
    <Palette
      label="Найти или сделать"
      isOpen
      onClose={onClose}
      query={query}
      onQuery={setQuery}
      groups={groups}
      empty="Ничего не нашлось. Попробуйте другое слово."
    />
  )
}
