import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { useSession } from '../../api/session-context.ts'
import { Field } from '../fields/entry-field.tsx'
import { SeoFields } from '../fields/seo-fields.tsx'
import type { EntryEditor } from '../form/entry-editor.ts'
import { useEditorState } from '../form/use-entry-editor.ts'
import { SeoPanel } from './seo-panel.tsx'

/** Kinds whose pages say what follows from more than their own fields. */
type PageKind = 'item' | 'text-page' | 'city' | 'home'

interface PageSeoProps<K extends PageKind> {
  editor: EntryEditor<K>
  lead: ReactNode
  /** The name of the picture's file that the page is shared with where nothing is chosen; null where there is none. */
  picture: string | null
}

/**
 * The words of a page for search engines. What they follow from is more than the form has, as prices, groups, and the factory’s
 * name, so the site itself says it: of what is published, and nothing of what never was.
 */
export function PageSeo<K extends PageKind>({ lead, picture, ...props }: PageSeoProps<K>) {
  // What is written here is alike in all of them.
  const editor = props.editor as unknown as EntryEditor<'item'>
  const { role } = useSession().member
  const { entry } = useEditorState(editor)
  const { data: page } = useQuery({
    ...seoPageQuery(entry?.id ?? 0, entry?.version ?? 0),
    enabled: Boolean(entry?.published) && hasPermission(role, 'seo.read'),
  })
  return (
    <SeoPanel lead={lead}>
      <Field editor={editor} name="seo">
        {(field, { errorsWithin }) => (
          <SeoFields errorsWithin={errorsWithin} {...(page && { page: { ...page, picture } })} {...field} />
        )}
      </Field>
    </SeoPanel>
  )
}

/** What the page of a thing says to search engines; null where there is none. `version` asks anew after each write. */
const seoPageQuery = (entry: number, version: number) =>
  queryOptions({
    queryKey: ['seo-page', entry, version],
    queryFn: async ({ signal }) =>
      (await callAdmin('getSeoPages', { params: { entry, limit: 1 }, signal })).pages.at(0) ?? null,
  })
