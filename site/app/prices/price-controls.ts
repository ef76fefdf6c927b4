import { findTier, type PriceTier } from '@rapport/contract/prices/find-tier'
import { commonPrice } from './own/common-price.ts'
import { formatPrice } from './price-format.ts'
import type { PriceTableView } from './tables/price-table-view.ts'

/**
 * Shows the materials of a table, of all that the page has. Returns the key of the chosen one, the first one if the
 * table lacks it.
 */
export function showMaterials(root: ParentNode, { rows }: PriceTableView): string {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('[name="material"]')]
  if (inputs.length < 2) return inputs[0]?.value ?? ''
  for (const input of inputs) {
    input.disabled = !rows.has(input.value)
    if (input.parentElement) input.parentElement.hidden = input.disabled
  }
  const shown = inputs.filter(({ disabled }) => !disabled)
  const chosen = shown.find(({ checked }) => checked) ?? shown[0]
  if (!chosen) return ''
  chosen.checked = true
  const chips = chosen.closest<HTMLElement>('[data-chips]')
  if (chips) chips.hidden = shown.length < 2
  for (const name of root.querySelectorAll<HTMLElement>('[data-name]'))
    name.hidden = name.dataset.name !== chosen.value
  return chosen.value
}

interface ShownTiers {
  tiers: readonly PriceTier[]
  /** Tiers without login, if `tiers` are the visitor's own. */
  commonTiers: readonly PriceTier[]
  /** Undefined if the input is invalid. */
  quantity: number | undefined
}

/** Shows the tiers with a price, of all that the page has, and marks the current one. */
export function showTiers(root: ParentNode, { tiers, commonTiers, quantity }: ShownTiers): void {
  const list = root.querySelector<HTMLElement>('[data-tiers]')
  if (!list) return
  const priced = new Map(tiers.flatMap(({ from, price }) => (price === null ? [] : [[from, price]])))
  const highest = Math.max(...priced.values())
  const current = quantity === undefined ? undefined : findTier(tiers, quantity)
  list.hidden = priced.size === 0
  for (const tier of list.querySelectorAll<HTMLElement>('[data-tier]')) {
    const from = Number(tier.dataset.tier)
    const price = priced.get(from)
    const item = tier.closest('li') ?? tier
    item.hidden = price === undefined
    if (price === undefined) continue
    tier.style.setProperty('--share', (price / highest).toFixed(2))
    const isRow = tier.localName === 'tr'
    tier.setAttribute(isRow ? 'aria-current' : 'aria-pressed', String(from === current?.from))
    const common = commonTiers.find((other) => other.from === from)?.price
    const shown = tier.querySelector('[data-price]')
    if (shown) shown.textContent = formatPrice(price)
    tier.querySelector('[data-common]')?.replaceChildren(...commonPrice(price, common ?? undefined, true))
  }
}

/** Shows whether the quantity is valid, its preset, and whether the step buttons have reached their end. */
export function showQuantity(root: ParentNode, field: HTMLInputElement, quantity: number): void {
  const isValid = field.validity.valid
  const error = root.querySelector<HTMLElement>('[data-quantity-error]')
  if (error) error.hidden = isValid
  field.ariaInvalid = isValid ? null : 'true'
  if (isValid) field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', error?.firstElementChild?.id ?? '')
  for (const preset of root.querySelectorAll<HTMLElement>('[data-preset]'))
    preset.ariaPressed = String(isValid && Number(preset.dataset.choose) === quantity)
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.ariaDisabled = String(
      isValid && quantity === Number(button.dataset.step === '1' ? field.max : field.min),
    )
}
