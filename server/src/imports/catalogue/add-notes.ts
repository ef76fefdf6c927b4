import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { listIssues } from '../kinds/check-snapshot.ts'
import type { ImportResult, PlanPart } from '../kinds/import-kind.ts'
import type { ContentWrite } from '../kinds/write-content.ts'
import type { SheetContext } from './item-sheet-rows.ts'

/** Adds to the plans what is missing for the site, and which pictures are not in the library yet. */
export function addNotes(
  { rows, writes }: PlanPart<ContentWrite>,
  { missingPictures }: SheetContext,
  as: ImportResult,
): void {
  const byLine = new Map(writes.map(({ line, write }) => [line, write]))
  for (const row of rows) {
    // The slug is made of the title, so the title is missing.
    for (const mistake of row.mistakes)
      if (mistake.message === editingMessages.slugRequired)
        Object.assign(mistake, { key: 'title', message: importMessages.titleRequired })
    const add = (header: string, after: string) => row.changes.push({ header, before: '', after })
    const pictures = missingPictures.get(row.line)
    if (pictures)
      add('Картинок ещё нет', `${[...pictures].join(', ')}. Загрузите их, а\u00A0потом этот файл ещё раз`)
    const write = byLine.get(row.line)
    if (as === 'published' || !write || row.mistakes.length > 0) continue
    const issues = listIssues(write.kind, write.snapshot as never, 'published')
    const messages = new Set(issues.map(({ message }) => message))
    if (messages.size > 0) add('Не\u00A0хватает для\u00A0сайта', [...messages].join('. '))
  }
}
