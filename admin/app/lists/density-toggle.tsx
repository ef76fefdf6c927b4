import { ToggleGroup } from '../ui/toggle-group/toggle-group.tsx'

const DENSITIES = [
  { value: 'roomy', label: 'Просторно' },
  { value: 'compact', label: 'Плотно' },
] as const

interface DensityToggleProps {
  isCompact: boolean
  change: (changes: { density: string }) => void
}

export const DensityToggle = ({ isCompact, change }: DensityToggleProps) => (
  <ToggleGroup
    label="Строки"
    options={DENSITIES}
    value={isCompact ? 'compact' : 'roomy'}
    onChange={(density) => change({ density: density === 'compact' ? density : '' })}
  />
)
