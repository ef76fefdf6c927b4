import { withLinkedOperation } from '@rapport/contract/calculation/form/calculator-form'
import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import { addEntry, listEntries } from '@rapport/contract/calculation/form/operation-entries'
import { toNode } from '../../../ui/element/to-node.ts'
import { CalculatorLine } from '../line/calculator-line.tsx'
import type { ProductOptions } from '../product-options.ts'
import type { FormState } from './form-state.ts'

/** Draws lines of the form again, as the server does. */
export interface LineRenderer {
  /** Draws a line with its values. The focus stays at its field. */
  draw: (line: number) => void
  /** Adds an empty line and focuses it. Returns its number. */
  add: () => number
  /** Adds an operation of a line in one more place, and focuses it. */
  addPlace: (line: number, code: string) => void
  /** Removes a line and focuses its neighbour. */
  remove: (line: number) => void
}

/** Creates the renderer of a form's lines. */
export function createLineRenderer(
  form: HTMLFormElement,
  state: FormState,
  items: ReadonlyMap<number, CalculatorItem>,
): LineRenderer {
  const holder = form.querySelector('[data-lines]') as HTMLElement
  const products = readProducts(form.querySelector('select'))
  const find = (line: number) => holder.querySelector(`[data-line="${line}"]`)
  const listNumbers = () =>
    [...holder.querySelectorAll<HTMLElement>('[data-line]')].map((each) => Number(each.dataset.line))

  const create = (line: number, numbers: readonly number[]) => {
    const item = items.get(state.itemIdOf(line))
    const known = { ...state.valuesOf(line), operation: state.whole.operation ?? '' }
    const values = item ? withLinkedOperation(known, line, item) : known
    const view = { values, errors: {}, items: item ? { [line]: item } : {} }
    const position = numbers.indexOf(line) + 1
    return toNode(
      <CalculatorLine
        line={line}
        position={position}
        isOnly={numbers.length === 1}
        view={view}
        products={products}
      />,
    )
  }
  const draw = (line: number) => {
    const focused = document.activeElement?.id
    find(line)?.replaceWith(create(line, listNumbers()))
    if (focused) holder.querySelector<HTMLElement>(`#${CSS.escape(focused)}`)?.focus()
    state.read()
  }

  return {
    draw,
    add() {
      const numbers = listNumbers()
      const line = Math.max(...numbers) + 1
      holder.append(create(line, [...numbers, line]))
      state.read()
      // The only line had no button to remove it.
      if (numbers.length === 1 && numbers[0] !== undefined) draw(numbers[0])
      find(line)?.querySelector('select')?.focus()
      return line
    },
    addPlace(line, code) {
      const operation = items.get(state.itemIdOf(line))?.operations.find((one) => one.code === code)
      if (!operation) return
      const before = state.valuesOf(line)
      const after = addEntry(before, line, operation)
      const added = listEntries(after, line).find(
        (key) => before[`lines.${line}.operations.${key}.on`] === undefined,
      )
      Object.assign(before, after)
      draw(line)
      const place = `lines.${line}.operations.${added}.place`
      find(line)
        ?.querySelector<HTMLElement>(`[name="${CSS.escape(place)}"]:checked`)
        ?.focus()
    },
    remove(line) {
      const numbers = listNumbers()
      const at = numbers.indexOf(line)
      find(line)?.remove()
      state.read()
      const left = listNumbers()
      for (const each of left) draw(each)
      find(left[Math.min(at, left.length - 1)] ?? 0)
        ?.querySelector('select')
        ?.focus()
    },
  }
}

/** Returns the products of a select that the server has drawn. */
function readProducts(select: HTMLSelectElement | null): ProductOptions[] {
  return [...(select?.querySelectorAll('optgroup') ?? [])].map((group) => ({
    label: group.label,
    options: [...group.querySelectorAll('option')].map(({ value, text }) => ({ value, label: text })),
  }))
}
