import { useState } from 'react'
import { TagsField } from './tags-field.tsx'

export default function TagsFieldSpecimen() {
  const [tags, setTags] = useState(['лён', 'уход за тканью'])
  return (
    <TagsField
      label="Теги образца"
      newLabel="Новый тег"
      value={tags}
      onChange={setTags}
      maxLength={60}
      errors={tags.length === 0 ? ['Добавьте хотя бы один'] : []}
    />
  )
}
