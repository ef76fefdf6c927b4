import { FilterLinks } from './filter-links.tsx'

export default () => (
  <FilterLinks
    label="Состояние образца"
    links={[
      { label: 'Все', href: '/specimens/', isCurrent: true },
      { label: 'Черновики', href: '/specimens/?state=draft', isCurrent: false },
    ]}
  />
)
