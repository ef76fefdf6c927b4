import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { toNode } from '../../../ui/element/to-node.ts'
import { FieldError, getErrorId } from '../../../ui/field/field-error.tsx'
import { fieldId } from '../line/line-field.ts'

type Control = HTMLInputElement | HTMLSelectElement

const isCell = (name: string) => name.includes('.sizes.')

export interface ErrorDisplay {
  /** Shows messages at their fields, and removes those that are settled. */
  show: (errors: FieldErrors) => void
  /** Forgets what is shown: the fields were drawn again. */
  forget: () => void
}

/** Creates the display of messages at the fields of a form. */
export function createErrorDisplay(form: HTMLFormElement): ErrorDisplay {
  const shown = new Map<string, string>()
  const show = (errors: FieldErrors) => {
    const grids = new Set<Element>()
    for (const name of new Set([...shown.keys(), ...Object.keys(errors)])) {
      const messages = errors[name]
      const text = messages?.join() ?? ''
      if (shown.get(name) === text) continue
      if (messages) shown.set(name, text)
      else shown.delete(name)
      const controls = findControls(form, name)
      for (const control of controls) control.removeAttribute('aria-invalid')
      if (messages) for (const control of controls) control.setAttribute('aria-invalid', 'true')
      const grid = isCell(name) && controls[0]?.closest('[data-grid]')
      if (grid) grids.add(grid)
      else showAt(controls[0], name, messages)
    }
    for (const grid of grids) showGridErrors(grid, errors)
  }
  return { show, forget: () => shown.clear() }
}

function findControls(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name)
  return found instanceof RadioNodeList ? ([...found] as Control[]) : found ? [found as Control] : []
}

function showAt(control: Control | undefined, name: string, messages: string[] | undefined): void {
  const id = fieldId(name)
  control?.form?.querySelector(`#${CSS.escape(getErrorId(id))}`)?.remove()
  if (!control) return
  const isRadio = control.type === 'radio'
  const holder = isRadio ? control.closest('[role="radiogroup"]') : control.parentElement
  const kept = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one && one !== getErrorId(id))
  if (messages) {
    holder?.append(toNode(<FieldError fieldId={id} messages={messages} />))
    kept.push(getErrorId(id))
  }
  if (kept.length > 0) control.setAttribute('aria-describedby', kept.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** Shows the messages of all cells of a table below it. */
function showGridErrors(grid: Element, errors: FieldErrors): void {
  const cells = [...grid.querySelectorAll<HTMLInputElement>('input')]
  const messages = [...new Set(cells.flatMap(({ name }) => errors[name] ?? []))]
  const holder = grid.querySelector('[data-errors]')
  holder?.replaceChildren(toNode(<FieldError fieldId={`${cells[0]?.id}-grid`} messages={messages} />))
}
