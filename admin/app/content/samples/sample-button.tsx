import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../api/admin-error.ts'
import { lastEntryQuery } from '../../editing/entry-queries.ts'
import type { EntryEditor } from '../../editing/form/entry-editor.ts'
import { useEditorState } from '../../editing/form/use-entry-editor.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { loadPageSample } from './page-sample.ts'

/** Writes the sample of a page into its empty form. */
export function SampleButton({ editor }: { editor: EntryEditor<'text-page'> }) {
  const queries = useQueryClient()
  const { snapshot } = useEditorState(editor)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      loadPageSample(snapshot.slug, (await queries.fetchQuery(lastEntryQuery('site')))?.snapshot),
    onSuccess: (sample) => {
      if (!sample) return
      if (snapshot.title === '') editor.change('title', sample.title)
      if (snapshot.version === '') editor.change('version', moscowDay(new Date()))
      editor.change('body', sample.body)
    },
  })
  if (snapshot.body !== '') return null
  return (
    <Notice>
      <p>
        Можно начать с&nbsp;образца: что известно о&nbsp;фабрике, впишется само, остальное отмечено двойными
        скобками. Образец не&nbsp;заменяет юриста: дайте ему прочесть текст до&nbsp;публикации.
      </p>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
        Взять образец
      </Button>
    </Notice>
  )
}
