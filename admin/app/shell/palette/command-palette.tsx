import { Palette } from '../../ui/palette/palette.tsx'
import { usePaletteResults } from './use-palette-results.ts'

interface CommandPaletteProps {
  query: string
  onQuery: (query: string) => void
  onClose: () => void
  showKeys: () => void
}

/** Palette of commands, staff, content, customers, orders and pages of the site. */
export default function CommandPalette({ query, onQuery, onClose, showKeys }: CommandPaletteProps) {
  const { groups, isSearching, hasFailed } = usePaletteResults(query, showKeys)
  const nothing = hasFailed ? 'Пока ничего.' : 'Ничего не\u00A0нашлось. Попробуйте другое слово.'
  return (
    <Palette
      label="Найти или сделать"
      isOpen
      onClose={onClose}
      query={query}
      onQuery={onQuery}
      groups={groups}
      empty={isSearching ? 'Ищем…' : nothing}
      failure={hasFailed ? 'Искали не\u00A0везде: сайт не\u00A0ответил. Попробуйте ещё раз.' : undefined}
    />
  )
}
