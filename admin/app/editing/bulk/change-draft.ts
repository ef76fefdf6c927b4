import type { PriceList } from '@rapport/contract/prices/prices'
import type { BulkAction, BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import type { BulkField } from '@rapport/staff-contract/batches/bulk-fields'
import { parsePercent } from '@rapport/staff-contract/prices/raise-prices'
import type { RaiseDraft } from './raise-fields.tsx'

/** Values of all inputs of the dialog; the action and the field decide which are used. */
export interface ChangeDraft extends RaiseDraft {
  text: string
  words: string[]
  pictures: string[]
  isOn: boolean
  find: string
  replacement: string
  /** ISO timestamp. */
  moment: string | null
  picture: string | null
  option: string | null
  /** Price list to raise; null for all. */
  list: PriceList | null
  parent: number | null
  /** ISO timestamps. */
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
      // The contract rejects 0 %.
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
