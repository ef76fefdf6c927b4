import type { Calculation } from '@rapport/contract/calculation/calculation'
import { toFormErrors } from '@rapport/contract/calculation/form/form-errors'
import { describePriceChange } from '@rapport/contract/calculation/stored/price-change'
import { calculationOrderPath } from '@rapport/contract/paths/paths'
import { reportLoadFailure } from '../../../browser/report-load-failure.ts'
import { session } from '../../../browser/session/session-store.ts'
import { readSiteContext } from '../../../browser/site-context.ts'
import { createServerAnswers } from './ask-server.ts'
import { createFormState } from './form-state.ts'
import { readLineNumber } from './form-values.ts'
import { calculateForm, readRequest } from './live-sum.ts'
import { createLineRenderer } from './render-lines.tsx'
import { copyLink, showNote, showSaved } from './save-calculation.tsx'
import { createAnswerDisplay } from './show-answer.tsx'
import { createErrorDisplay } from './show-errors.tsx'
import { addGridKeys } from './size-grid-keys.ts'
import { createTableStore } from './tables.ts'

const NOT_SAVED = 'Расчёт ещё не\u00a0сохранён: проверьте сумму и\u00a0нажмите ещё раз.'

type Control = HTMLInputElement | HTMLSelectElement

/** Starts the program of the calculator on the form that the server has drawn. */
export function startCalculator(root: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const tables = createTableStore()
  const state = createFormState(form)
  const lines = createLineRenderer(form, state, tables.items)
  const answer = createAnswerDisplay(root, signal)
  const errors = createErrorDisplay(form)
  const saved = form.querySelector<HTMLElement>('[data-saved]')
  const chosen = form.querySelectorAll<HTMLElement>('[data-chosen]')
  const urgent = form.querySelector<HTMLElement>('[data-urgent]')
  const city = form.elements.namedItem('cityId') as HTMLSelectElement | null
  /** Fields that the visitor has left. Others are still being filled in. */
  const left = new Set<string>()
  const server = createServerAnswers()
  /** What the visitor sees. */
  let shown: Calculation | undefined
  let isSending = false
  let showsAll = false
  let isWaiting = false

  const show = () => {
    isWaiting = false
    const known = tables.get()
    if (!known) return
    const sum = calculateForm(state, known, new Date())
    // The server's answer decides.
    if (sum.calculation) sum.calculation = server.find(readRequest(state).request) ?? sum.calculation
    shown = sum.left.length === 0 ? sum.calculation : undefined
    const isShown = (name: string) => showsAll || left.has(name)
    errors.show(Object.fromEntries(Object.entries(sum.errors).filter(([name]) => isShown(name))))
    const cityName = city?.selectedOptions[0]?.value ? city.selectedOptions[0].text : null
    answer.show(sum, { city: cityName, positions: state.lines() })
    for (const element of chosen) element.hidden = known.items.length === 0
    if (urgent) urgent.hidden = known.urgency === null
  }
  // The browser first paints what was typed.
  const showSoon = () => {
    if (!isWaiting) requestAnimationFrame(() => setTimeout(() => signal.aborted || show()))
    isWaiting = true
  }

  const loadLine = async (line: number, redraws: boolean) => {
    const itemId = state.itemIdOf(line)
    if (itemId > 0) await tables.load({ itemId })
    if (redraws) {
      lines.draw(line)
      errors.forget()
    }
    showSoon()
  }
  const loadCity = async () => {
    if (city?.value) await tables.load({ cityId: Number(city.value) })
    showSoon()
  }
  const loadAll = () =>
    Promise.all([...state.lines().map((line) => loadLine(line, !hasFields(form, line))), loadCity()]).catch(
      reportLoadFailure,
    )
  const report = (load: Promise<void>) => void load.catch(reportLoadFailure)

  const change = (field: Control) => {
    left.add(field.name)
    if (field === city) report(loadCity())
    const line = readLineNumber(field.name)
    if (line !== undefined && field.name.endsWith('.itemId')) report(loadLine(line, true))
    showSoon()
  }
  /** Asks the server, and saves if it says what is shown. Otherwise the visitor sees the new sum first. */
  const send = async (action: string) => {
    show()
    if (!shown) return
    const { request, formLines } = readRequest(state)
    const { change, errors: refused } = await server.confirm(request, shown)
    if (refused || change) {
      tables.clear()
      await loadAll()
      show()
      const fields = toFormErrors(refused ?? {}, { request, formLines, valuesOf: state.valuesOf })
      if (refused) errors.show(fields)
      const text = change ? `${change}. ${action === '' ? '' : NOT_SAVED}` : Object.values(fields)[0]?.[0]
      if (saved && text) showNote(saved, text)
      return
    }
    if (action === '') return
    const { record } = await server.save(request)
    if (!record) return
    const later = shown && describePriceChange(shown, record.calculation)
    if (action === 'send' && !later) location.assign(calculationOrderPath(record.calculation.id))
    else if (saved) showSaved(saved, record.calculation, later)
  }
  const sendOnce = async (action: string) => {
    if (isSending) return
    isSending = true
    await send(action).finally(() => {
      isSending = false
    })
  }

  form.addEventListener(
    'input',
    ({ target }) => {
      const field = target as Control
      if (!field.name) return
      clearOther(form, field, state.update)
      state.update(field)
      saved?.replaceChildren()
      showSoon()
    },
    { signal },
  )
  form.addEventListener('change', ({ target }) => change(target as Control), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const action = (event.submitter as HTMLButtonElement | null)?.value ?? ''
      const removed = /^remove\.(\d+)$/.exec(action)?.[1]
      const [, placed, code] = /^place\.(\d+)\.(.+)$/.exec(action) ?? []
      if (action === 'add') lines.add()
      else if (removed !== undefined) lines.remove(Number(removed))
      else if (placed && code) lines.addPlace(Number(placed), code)
      else {
        showsAll ||= action === ''
        report(sendOnce(action))
      }
      errors.forget()
      showSoon()
    },
    { signal },
  )
  form.addEventListener(
    'click',
    ({ target }) => {
      const copy = (target as Element).closest<HTMLElement>('[data-copy]')
      if (copy) copyLink(copy)
    },
    { signal },
  )
  addGridKeys(form, signal)
  signal.addEventListener(
    'abort',
    session.subscribe(() => {
      tables.clear()
      void loadAll()
    }),
  )
  root.toggleAttribute('data-live', true)
  const { city: own } = readSiteContext()
  if (
    city &&
    city.value === '' &&
    own !== undefined &&
    state.lines().every((line) => state.itemIdOf(line) === 0)
  ) {
    city.value = String(own)
    state.update(city)
  }
  void loadAll()
}

const hasFields = (form: HTMLFormElement, line: number) =>
  form.elements.namedItem(`lines.${line}.quantity`) !== null

/** A line has either a number or a table of sizes: typing in one empties the other. */
function clearOther(form: HTMLFormElement, field: Control, update: (field: Control) => void): void {
  const line = readLineNumber(field.name)
  if (line === undefined || field.value === '' || !field.name.includes('.sizes.')) return
  const quantity = form.elements.namedItem(`lines.${line}.quantity`) as HTMLInputElement | null
  if (!quantity || quantity.value === '') return
  quantity.value = ''
  update(quantity)
}
