import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { hasPermission } from '@rapport/contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { seoPageQuery } from '../../api/seo-page.ts'
import { useSession } from '../../api/session-context.ts'
import type { EntryEditor } from '../form/entry-editor.ts'
import { useEditorState } from '../form/use-entry-editor.ts'
import { SearchSnippet } from './search-snippet.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { ShareCard } from './share-card.tsx'

interface PageSnippetProps<K extends ContentKindName> {
  editor: EntryEditor<K>
  /** The name of the picture's file that the page is shared with; null where there is none. */
  picture: string | null
}

/** How the page of a thing stands in the search and in messages, as it is on the site; what it says follows from the content. */
export function PageSnippet<K extends ContentKindName>({ editor, picture }: PageSnippetProps<K>) {
  const { role } = useSession().member
  const { entry } = useEditorState(editor)
  const { data: page } = useQuery({
    ...seoPageQuery(entry?.id ?? 0, entry?.version ?? 0),
    enabled: Boolean(entry?.published) && hasPermission(role, 'seo.read'),
  })
  if (!page) return null
  return (
    <SeoPanel lead="Так страница стоит сейчас. Слова сайт берёт из&nbsp;её содержания.">
      <SearchSnippet path={page.path} title={page.title} description={page.description} />
      <ShareCard picture={picture} title={page.title} description={page.description} />
    </SeoPanel>
  )
}
