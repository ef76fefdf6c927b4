import { hasPermission } from '@rapport/contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { seoPageQuery } from '../api/seo-page.ts'
import { useSession } from '../api/session-context.ts'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { SeoFields } from '../editing/fields/seo-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { SeoPanel } from '../editing/seo/seo-panel.tsx'

/**
 * The words of an item for search engines. What they follow from is prices and groups too, so the site itself says it: of what
 * is published, and nothing of what never was.
 */
export function ItemSeo({ editor }: EntryFieldsProps<'item'>) {
  const { role } = useSession().member
  const { entry, snapshot } = useEditorState(editor)
  const { data: page } = useQuery({
    ...seoPageQuery(entry?.id ?? 0, entry?.version ?? 0),
    enabled: Boolean(entry?.published) && hasPermission(role, 'seo.read'),
  })
  return (
    <SeoPanel lead="Пустое поле сайт заполнит сам: по&nbsp;названию, описанию и&nbsp;ценам на&nbsp;сайте.">
      <Field editor={editor} name="seo">
        {(field, errorsWithin) => (
          <SeoFields
            errorsWithin={errorsWithin}
            {...(page && { page: { ...page, picture: snapshot.picture } })}
            {...field}
          />
        )}
      </Field>
    </SeoPanel>
  )
}
