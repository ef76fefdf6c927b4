import type { Material } from '@rapport/contract/materials/materials'
import { MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'
import { api } from '../browser/requests/api.ts'
import { getDialog, openDialog } from '../ui/dialog/open-dialog.ts'
import { cloneTemplate, fill } from '../ui/element/fill.ts'
import { fillPicture } from '../ui/picture/fill-picture.ts'
import { formatCount } from '../ui/text/plural.ts'
import { markup } from './material-dialog-template.tsx?markup'

const NOT_FOUND = 'Материалы не\u00a0найдены'

/** Id of the material in the dialog, or that loads. */
let shownId: string | undefined

/** Opens the dialog with a material, or closes it for null. */
export function showMaterial(root: HTMLElement, erpId: string | null): void {
  if (!root.firstElementChild) root.innerHTML = markup
  const dialog = getDialog(root, (created) => created.addEventListener('close', leaveUrl))
  if (erpId === null) dialog.close()
  else {
    // First the request: to open a modal dialog takes the browser longer than the response.
    load(dialog, erpId)
    if (!dialog.open) openDialog(dialog)
  }
}

/** Removes the material from the URL: by Back if a link of the page has added it. */
function leaveUrl(): void {
  const { pathname, search } = location
  const others = new URLSearchParams(search)
  if (!others.has(MATERIAL_PARAM)) return
  others.delete(MATERIAL_PARAM)
  if (history.state?.fromPage) history.back()
  else history.replaceState(history.state, '', `${pathname}${others.size > 0 ? `?${others}` : ''}`)
}

async function load(dialog: HTMLDialogElement, erpId: string): Promise<void> {
  shownId = erpId
  fill(dialog, { label: 'Материал' })
  if (erpId === '') return showMessage(dialog, 'Материал не\u00a0выбран')
  showPart(dialog, 'loading')
  try {
    const { material } = await api.getMaterial({ erpId })
    if (shownId === erpId) await showLoaded(dialog, material)
  } catch {
    if (shownId === erpId) showMessage(dialog, NOT_FOUND)
  }
}

function showMessage(dialog: HTMLDialogElement, text: string): void {
  showPart(dialog, 'message').textContent = text
}

function showPart(dialog: HTMLDialogElement, name: string): HTMLElement {
  const parts = [...dialog.querySelectorAll<HTMLElement>('[data-part]')]
  for (const part of parts) part.hidden = part.dataset.part !== name
  return parts.find((part) => !part.hidden) as HTMLElement
}

const clone = (dialog: HTMLDialogElement, name: string) =>
  cloneTemplate(dialog.querySelector(`[data-template="${name}"]`) as HTMLTemplateElement)

async function showLoaded(dialog: HTMLDialogElement, whole: Material): Promise<void> {
  const back = dialog.querySelector('[data-back]') as HTMLElement
  const list = dialog.querySelector('[data-members]') as HTMLElement
  const select = (member?: Material) => {
    fill(dialog, { label: (member ?? whole).name, whole: whole.name })
    back.hidden = !member
    dialog.querySelector('[data-facts]')?.replaceChildren(createFacts(dialog, member ?? whole))
    for (const button of list.querySelectorAll<HTMLElement>('[data-member]'))
      button.ariaPressed = String(button.dataset.member === member?.erpId)
  }
  back.onclick = () => {
    list.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    select()
  }
  list.replaceChildren()
  list.hidden = !whole.isUnion
  select()
  showPart(dialog, 'material')
  if (!whole.isUnion) return

  list.append(clone(dialog, 'members-loading'))
  const members = await api.getUnionMaterials({ erpId: whole.erpId }).catch(() => undefined)
  if (shownId !== whole.erpId) return
  list.replaceChildren(clone(dialog, members ? 'members' : 'members-failure'))
  if (!members) return
  fillMembers(list, members.materials)
  list.onclick = ({ target }) => {
    const id = (target as Element).closest('button')?.dataset.member
    const member = members.materials.find(({ erpId }) => erpId === id)
    if (!member) return
    select(member)
    dialog.scrollTo({ top: 0 })
  }
}

function createFacts(dialog: HTMLDialogElement, material: Material): HTMLElement {
  const facts = clone(dialog, 'facts')
  for (const name of ['features', 'description'] as const) {
    const text = facts.querySelector(`[data-html=${name}]`) as HTMLElement
    const html = material[name]
    text.hidden = !html
    if (text.firstElementChild) text.firstElementChild.innerHTML = html ?? ''
  }
  const carousel = facts.querySelector('page-carousel') as HTMLElement
  if (material.pictures.length > 0) fillSlides(carousel, material)
  else carousel.remove()
  return facts
}

function fillSlides(carousel: HTMLElement, { name, pictures }: Material): void {
  carousel.ariaLabel = `Фотографии: ${name}`
  const track = carousel.querySelector('ul') as HTMLElement
  const [first] = track.children
  const slides = pictures.map((picture, index) => {
    const slide = first?.cloneNode(true) as HTMLElement
    slide.ariaLabel = `Слайд ${index + 1} из ${pictures.length}`
    fillPicture(slide, picture, { alt: picture.alt || (index === 0 ? name : `${name}, вид ${index + 1}`) })
    return slide
  })
  track.replaceChildren(...slides)
  if (slides.length === 1) track.nextElementSibling?.remove()
}

function fillMembers(list: HTMLElement, materials: Material[]): void {
  fill(list, {
    count: `${formatCount(materials.length, ['материал', 'материала', 'материалов'])} на\u00a0выбор`,
  })
  const items = list.querySelector('ul') as HTMLElement
  const [first] = items.children
  const members = materials.map(({ erpId, name, pictures: [picture] }) => {
    const item = first?.cloneNode(true) as HTMLElement
    const button = item.querySelector('button') as HTMLElement
    button.dataset.member = erpId
    fill(item, { name })
    if (picture) fillPicture(item, picture)
    else item.querySelector('picture')?.remove()
    return item
  })
  items.replaceChildren(...members)
}
