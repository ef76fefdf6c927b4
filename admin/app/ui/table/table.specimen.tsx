import { Table, type TableColumn } from './table.tsx'

const fabrics = [
  { name: 'Лён', width: '150 см' },
  { name: 'Сукно', width: '142 см' },
]

const columns: TableColumn<(typeof fabrics)[number]>[] = [
  { key: 'name', heading: 'Ткань', isRowHeader: true, cell: ({ name }) => name },
  { key: 'width', heading: 'Ширина', cell: ({ width }) => width },
]

export default () => (
  <>
    <Table label="Ткани" columns={columns} items={fabrics} getKey={({ name }) => name} empty="Пусто." />
    <Table
      isCompact
      label="Ткани плотно"
      columns={columns}
      items={fabrics}
      getKey={({ name }) => name}
      empty="Пусто."
    />
    <Table label="Пустая" columns={columns} items={[]} getKey={({ name }) => name} empty="Тканей пока нет." />
  </>
)
