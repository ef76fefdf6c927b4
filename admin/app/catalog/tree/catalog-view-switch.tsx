import { useLocation } from 'react-router'
import { entryKinds } from '../../editing/entry-kinds.ts'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'

const TREE_PATH = entryKinds.item?.path ?? '/'
const LIST_PATH = `${TREE_PATH}list/`

export function CatalogViewSwitch() {
  const { pathname } = useLocation()
  const isList = pathname.startsWith(LIST_PATH)
  return (
    <FilterLinks
      label="Вид каталога"
      links={[
        { label: 'Деревом', href: TREE_PATH, isCurrent: !isList },
        { label: 'Списком', href: LIST_PATH, isCurrent: isList },
      ]}
    />
  )
}
