import { BODY_MAX } from '@rapport/staff-contract/editing/text-limits'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesQuery, type SitePage, sitePages, siteSearchQuery } from '../../api/site-search.ts'
import { usePicturePicker } from '../../media/picture-picker.tsx'
import { Editor } from '../../ui/editor/editor.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

type BodyFieldProps = EntryField<string> & { label: string }

/** Rich text field with links to pages of the site and pictures of the media library. */
export function BodyField({ errors, ...props }: BodyFieldProps) {
  const client = useQueryClient()
  const [searchPages] = useState(() => (query: string) => findPages(client, query))
  const { pickPicture, pickerDialog } = usePicturePicker()
  async function pickForText() {
    const asset = await pickPicture()
    return asset && { file: asset.file, alt: asset.picture.alt }
  }
  const wrong = errors.length > 0 ? { errorMessage: errors.join('. ') } : {}
  return (
    <>
      <Editor
        {...props}
        {...wrong}
        maxLength={BODY_MAX}
        searchPages={searchPages}
        pickPicture={pickForText}
      />
      {pickerDialog}
    </>
  )
}

async function findPages(client: QueryClient, query: string): Promise<SitePage[]> {
  if (query.length < 2 || /[/@:]/.test(query)) return []
  const isNamed = ({ label }: SitePage) => label.toLowerCase().includes(query.toLowerCase())
  const cities = await client.fetchQuery(citiesQuery)
  const found = await client.fetchQuery(siteSearchQuery(query))
  return [...[...sitePages, ...cities].filter(isNamed).slice(0, 6), ...found]
}
