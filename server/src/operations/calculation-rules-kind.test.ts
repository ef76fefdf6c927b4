import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import {
  type CalculationRulesSnapshot,
  EMPTY_CALCULATION_RULES,
} from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createDraft, publish, save } from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { seedEntries } from '../editing/commands.ts'
import { contentEntries } from '../editing/tables.ts'
import { calculationRules } from './tables.ts'

const past = { from: '2026-06-01', percent: 18 }

describeStaff('the rules of calculation', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    const rules = { ...EMPTY_CALCULATION_RULES, vatRates: [past] }
    await seedEntries(server().database.orm, 'calculation-rules', [rules], async () => undefined)
    editor = await server().signedIn('editor')
  })

  async function publishRules(change: Partial<CalculationRulesSnapshot>) {
    const [row] = await server()
      .database.orm.select({ id: contentEntries.id })
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, 'calculation-rules'), isNotNull(contentEntries.subjectId)))
    const id = row?.id ?? 0
    const { version, snapshot } = (await editor.call('getEntry', { id })).result.entry as Entry
    const published = (snapshot ?? EMPTY_CALCULATION_RULES) as CalculationRulesSnapshot
    const saved = await save(editor, id, { version, snapshot: { ...published, vatRates: [past], ...change } })
    return publish(editor, saved.result.entry)
  }

  it('are one entry', async () => {
    const second = await createDraft(editor, 'calculation-rules', EMPTY_CALCULATION_RULES)
    expect((await publish(editor, second)).errors).toEqual({
      'entries.0.message': [editingMessages.rulesAreOne],
    })
  })

  it('take a rate of VAT from a later day, and never change one that has been in force', async () => {
    expect((await publishRules({ vatRates: [{ ...past, percent: 19 }] })).errors).toEqual({
      'entries.0.vatRates.0.percent': [editingMessages.vatPastFixed],
    })
    expect((await publishRules({ vatRates: [] })).errors).toEqual({
      'entries.0.vatRates.0.from': [editingMessages.vatPastFixed],
    })
    expect((await publishRules({ vatRates: [past, { from: '2026-07-01', percent: 5 }] })).errors).toEqual({
      'entries.0.vatRates.1.from': [editingMessages.vatPastFixed],
    })
    expect((await publishRules({ vatRates: [{ from: '2026-01-01', percent: 5 }] })).errors).toEqual({
      'entries.0.vatRates.0.from': [editingMessages.vatFromLater('2026-01-01')],
    })
    const later = { from: '2040-01-01', percent: 24 }
    expect((await publishRules({ vatRates: [past, later] })).status).toBe(200)
    const [stored] = await server().database.orm.select().from(calculationRules)
    expect(stored?.vatRates).toEqual([past, later])
  })

  it('refuse percentages above 100 and rows that do not ascend at their fields', async () => {
    const saved = await publishRules({
      urgency: { isOnOffer: true, title: ' ', percent: 30, daysPercent: 0 },
      sumDiscounts: [
        { from: 100, title: 'А', percent: 5 },
        { from: 100, title: '', percent: 3 },
      ],
      daysOff: [
        { first: '2026-01-05', last: '2026-01-01', title: '' },
        { first: '2026-01-03', last: '2026-05-01', title: '' },
      ],
    })
    expect(saved.errors).toEqual({
      'entries.0.urgency.title': [editingMessages.nameRequired],
      'entries.0.urgency.daysPercent': [editingMessages.wholeNumberFromOne],
      'entries.0.sumDiscounts.1.title': [editingMessages.nameRequired],
      'entries.0.sumDiscounts.1.from': [editingMessages.sumRises],
      'entries.0.sumDiscounts.1.percent': [editingMessages.discountFalls],
      'entries.0.daysOff.0.last': [editingMessages.lastDayFirst],
      'entries.0.daysOff.1.last': [editingMessages.exceptionTooLong(60)],
    })
  })

  it('refuse a discount above 100 % when a draft is saved', async () => {
    const snapshot = { ...EMPTY_CALCULATION_RULES, sumDiscounts: [{ from: 1, title: 'А', percent: 100.01 }] }
    const answer = await editor.call('createEntry', { body: { kind: 'calculation-rules', snapshot } })
    expect([answer.status, answer.errors]).toEqual([
      422,
      { 'sumDiscounts.0.percent': [editingMessages.percentFormat(100)] },
    ])
  })
})
