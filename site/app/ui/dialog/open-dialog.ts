import { cloneTemplate } from '../element/fill.ts'

/** Opens a modal dialog, and focuses its element with `data-focus-first`. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!('closedBy' in HTMLDialogElement.prototype)) closeByBackdrop(dialog)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
}

/** Fallback for `closedby`. A press that begins and ends on the backdrop targets the dialog itself. */
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null
  dialog.onpointerdown = ({ target }) => {
    pressed = target
  }
  dialog.onclick = ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close()
  }
}

/** Returns the dialog of a `DialogTemplate` below `root`. `prepare` gets it once, before it is in the page. */
export function getDialog(
  root: ParentNode,
  prepare?: (dialog: HTMLDialogElement) => void,
): HTMLDialogElement {
  const template = root.querySelector('template[data-template=dialog]') as HTMLTemplateElement
  const { nextElementSibling } = template
  if (nextElementSibling instanceof HTMLDialogElement) return nextElementSibling
  const dialog = cloneTemplate(template) as HTMLDialogElement
  prepare?.(dialog)
  template.after(dialog)
  return dialog
}
