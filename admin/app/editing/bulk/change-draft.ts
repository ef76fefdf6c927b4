import type { PriceList } from '@rapport/contract/prices/prices'
import type { BulkAction, BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import type { BulkField } from '@rapport/staff-contract/batches/bulk-fields'
import { parsePercent } from '@rapport/staff-contract/prices/raise-prices'
import type { RaiseDraft } from './raise-fields.tsx'

/** What is typed and chosen in the fields of a change; which of it counts follows from the action and the field. */
export interface ChangeDraft extends RaiseDraft {
  text: string
  words: string[]
  pictures: string[]
  isOn: boolean
  find: string
  replacement: string
  /** An ISO moment. */
  moment: string | null
  picture: string | null
  /** One of the options of a choice. */
  option: string | null
  /** The price list that is raised alone; null: all. */
  list: PriceList | null
  /** Key of a group. */
  parent: number | null
  /** ISO moments. */
  publishAt: string | null
  takeDownAt: string | null
}

export const EMPTY_CHANGE: ChangeDraft = {
  text: '',
  words: [],
  pictures: [],
  isOn: true,
  find: '',
  replacement: '',
  moment: null,
  picture: null,
  option: null,
  list: null,
  percent: '',
  step: 1000,
  parent: null,
  publishAt: null,
  takeDownAt: null,
}

/** Returns the change that is chosen and typed. */
export function toChange(
  { action, name, field }: { action: BulkAction; name: string; field: BulkField },
  draft: ChangeDraft,
): BulkChange {
  switch (action) {
    case 'move':
      return { action, parent: draft.parent }
    case 'publish':
    case 'take-down':
    case 'unschedule':
      return { action }
    case 'schedule':
      return { action, publishAt: draft.publishAt, takeDownAt: draft.takeDownAt }
    case 'replace':
      return { action, field: name, find: draft.find, replacement: draft.replacement }
    case 'raise': {
      // Nothing is no percent, which the rule of the contract says.
      const hundredths = parsePercent(draft.percent) ?? 0
      return { action, field: name, hundredths, step: draft.step, list: field.hasLists ? draft.list : null }
    }
    case 'set':
      return { action, field: name, value: setValue(field, draft) }
    default:
      return { action, field: name, words: field.isPictures ? draft.pictures : draft.words }
  }
}

function setValue({ type, isNullable, isPictures }: BulkField, draft: ChangeDraft) {
  switch (type) {
    case 'words':
      return isPictures ? draft.pictures : draft.words
    case 'flag':
      return draft.isOn
    case 'moment':
      return draft.moment
    case 'picture':
      return draft.picture
    case 'choice':
      return draft.option
    case 'number': {
      const text = draft.text.trim().replace(',', '.')
      return text === '' && isNullable ? null : Number(text)
    }
    default:
      return draft.text === '' && isNullable ? null : draft.text
  }
}
