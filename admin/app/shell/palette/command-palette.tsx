import { Palette } from '../../ui/palette/palette.tsx'
import { usePaletteGroups } from './use-palette-groups.ts'

interface CommandPaletteProps {
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  showKeys: () => void
}

/** Finds commands, staff and pages of the site. */
export default function CommandPalette({ query, onQuery, onClose, showKeys }: CommandPaletteProps) {
  const groups = usePaletteGroups(query, showKeys)
  return (
    <Palette
      label="Найти или сделать"
      isOpen
      onClose={onClose}
      query={query}
      onQuery={onQuery}
      groups={groups}
      empty="Ничего не нашлось. Попробуйте другое слово."
    />
  )
}
