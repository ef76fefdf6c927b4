import { rowValue } from '@rapport/contract/calculation/form/calculator-form'
import type { CartLine } from '@rapport/contract/orders/cart-line'
import { CALCULATOR_PATH } from '@rapport/contract/paths/paths'
import { Button } from '../../ui/button/button.tsx'
import { toRequestedLine } from './estimate-cart.ts'

/** Button that opens the products of the list in the calculator, by its form. */
export const CartCalculator = ({ lines }: { lines: readonly CartLine[] }) => (
  <form action={CALCULATOR_PATH} method="post">
    {lines.flatMap(toFields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="outline">
      Посчитать с&nbsp;печатью и&nbsp;доставкой
    </Button>
  </form>
)

/** Returns the fields of a line as the calculator names them. */
function toFields(line: CartLine, index: number): [name: string, value: string][] {
  const { itemId, priceErpId, variant, materialErpId, label = '', quantity, sizes } = toRequestedLine(line)
  const { baseColor } = line
  const own: [string, string][] = [['itemId', String(itemId)]]
  if (priceErpId != null && variant != null && materialErpId != null)
    own.push(['row', rowValue([priceErpId, variant, materialErpId, label])])
  if (baseColor && !sizes) own.push(['baseColor', baseColor])
  if (quantity !== undefined) own.push(['quantity', String(quantity).replace('.', ',')])
  const start = baseColor ? `colors.${baseColor}.sizes.` : 'sizes.'
  for (const [size, pieces] of Object.entries(sizes ?? {})) own.push([`${start}${size}`, String(pieces)])
  return own.map(([name, value]) => [`lines.${index}.${name}`, value])
}
