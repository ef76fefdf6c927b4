import type { ItemGroup } from '@rapport/staff-contract/entries/catalog-tree'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { formatTitle } from '../entry-kinds.ts'
import { itemGroupsQuery } from '../entry-queries.ts'

/** Key of the top level in the combobox. */
const TOP = 0

interface GroupFieldProps {
  label: string
  /** Key of the group; null for the top level. */
  value: number | null
  title: string | undefined
  topLabel?: string
  /** `group` is null for the top level. */
  onChange: (value: number | null, group: ItemGroup | null) => void
  errors?: string[]
  isReadOnly?: boolean
}

export function GroupField({
  label,
  value,
  title,
  topLabel = 'Верхний уровень',
  onChange,
  errors = [],
  isReadOnly = false,
}: GroupFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [chosenTitle, setChosenTitle] = useState<{ key: number; title: string }>()
  const shownTitle = chosenTitle?.key === value ? chosenTitle.title : title
  const chosen = value === null ? topLabel : (shownTitle ?? '')
  const words = typed?.trim() ?? ''
  const { data: groups = [] } = useQuery({ ...itemGroupsQuery(words), placeholderData: keepPreviousData })
  const top = words === '' || topLabel.toLowerCase().startsWith(words.toLowerCase())

  function choose(key: number): void {
    const group = groups.find((one) => one.key === key) ?? null
    setTyped(undefined)
    if (key === (value ?? TOP)) return
    if (group) setChosenTitle({ key, title: formatTitle(group) })
    onChange(key === TOP ? null : key, group)
  }
  return (
    <Combobox
      label={label}
      {...(isReadOnly ? {} : { hint: 'Начните писать название группы' })}
      options={[
        ...(top ? [{ key: TOP, label: topLabel }] : []),
        ...groups.map((group) => ({
          key: group.key,
          label: formatTitle(group),
          ...(group.within.length > 0 ? { hint: group.within.join(' → ') } : {}),
        })),
      ]}
      value={value ?? TOP}
      text={typed ?? chosen}
      onText={(text) => setTyped(text === chosen ? undefined : text)}
      onChoose={choose}
      empty="Такой группы нет."
      maxLength={TITLE_QUERY_MAX}
      errors={errors}
      isReadOnly={isReadOnly}
    />
  )
}
