import { useState } from 'react'
import { TextField } from '../field/text-field.tsx'
import { SortableList } from './sortable-list.tsx'

const fabrics = ['Лён', 'Сукно', 'Бязь', 'Фланель']

export default function SortableListSpecimen() {
  const [names, setNames] = useState(fabrics)
  const [properties, setProperties] = useState([
    { name: 'Плотность', value: '145 г/м²' },
    { name: 'Ширина', value: '150 см' },
  ])
  return (
    <>
      <SortableList
        label="Порядок тканей"
        hint="Тяните за&nbsp;ручку; с&nbsp;клавиатуры&nbsp;— стрелки с&nbsp;клавишей Alt"
        items={names}
        onChange={setNames}
        getName={(name) => name}
        addLabel="Добавить ткань"
        onAdd={() => setNames([...names, `Ткань ${names.length + 1}`])}
        max={6}
      >
        {(name) => name}
      </SortableList>
      <SortableList
        label="Свойства образца"
        items={properties}
        onChange={setProperties}
        getName={({ name }, index) => name || `Строка ${index + 1}`}
        addLabel="Добавить свойство"
        onAdd={() => setProperties([...properties, { name: '', value: '' }])}
        errors={properties.length === 0 ? ['Добавьте хотя бы одно'] : []}
      >
        {(property, change) => (
          <>
            <TextField
              label="Свойство"
              value={property.name}
              onChange={(name) => change({ ...property, name })}
            />
            <TextField
              label="Значение"
              value={property.value}
              onChange={(value) => change({ ...property, value })}
            />
          </>
        )}
      </SortableList>
      <SortableList
        label="Только смотреть"
        items={fabrics.slice(0, 2)}
        onChange={() => undefined}
        getName={(name) => name}
        isReadOnly
      >
        {(name) => name}
      </SortableList>
    </>
  )
}
