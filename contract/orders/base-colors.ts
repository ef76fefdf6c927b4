/** Name of the property that lists a product's cloth colours, separated by commas: «белый, чёрный, серый меланж». */
export const BASE_COLOR = 'Цвет основы'

/** Maximum colours of a product. */
const BASE_COLORS_MAX = 30

/** Returns the colours to choose from; empty if there are fewer than two. */
export function listBaseColors(properties: readonly { name: string; value: string }[]): string[] {
  const { value = '' } = properties.find(({ name }) => name === BASE_COLOR) ?? {}
  const colors = [...new Set(value.split(',').map((color) => color.trim()))].filter((color) => color !== '')
  return colors.length > 1 ? colors.slice(0, BASE_COLORS_MAX) : []
}
