/** The property of a product that names the colours its cloth comes in, between commas: «белый, чёрный, серый меланж». */
export const BASE_COLOR = 'Цвет основы'

/** Colours that a product is offered in, at most. */
const BASE_COLORS_MAX = 30

/** Returns the colours that a buyer chooses from; none where there are fewer than two. */
export function baseColorsOf(properties: readonly { name: string; value: string }[]): string[] {
  const { value = '' } = properties.find(({ name }) => name === BASE_COLOR) ?? {}
  const colors = [...new Set(value.split(',').map((color) => color.trim()))].filter((color) => color !== '')
  return colors.length > 1 ? colors.slice(0, BASE_COLORS_MAX) : []
}
