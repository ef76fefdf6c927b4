/**
 * What was typed, by field: `lines.0.quantity`, `lines.0.sizes.M`, `lines.0.operations.screen.width`. A product with
 * several colours has sizes of each: `lines.0.colors.белый.sizes.M`.
 */
export type CalculatorValues = Record<string, string>
