import { STAFF_NAME_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { handlersQuery } from '../inbox-queries.ts'
import styles from './mention-field.module.css'

interface MentionFieldProps {
  value: number[]
  onChange: (ids: number[]) => void
}

/** Selects members to mention in a note. A press on a name removes it. */
export function MentionField({ value, onChange }: MentionFieldProps) {
  const [text, setText] = useState('')
  // Changes with each selection, which closes the list; clearing the text alone would not.
  const [chosen, setChosen] = useState<number | null>(null)
  const { data: people = [] } = useQuery(handlersQuery)
  const typed = text.replace(/^@/, '').trim().toLowerCase()
  const fitting = people.filter(({ id, name }) => !value.includes(id) && name.toLowerCase().includes(typed))
  return (
    <div className={styles.field}>
      <Combobox
        label="Кого упомянуть"
        hint="Получит письмо со ссылкой на&nbsp;заявку"
        options={fitting.map(({ id, name }) => ({ key: id, label: name }))}
        value={chosen}
        text={text}
        onText={(typed) => {
          setText(typed)
          if (typed) setChosen(null)
        }}
        onChoose={(id) => {
          if (people.some((person) => person.id === id) && !value.includes(id)) onChange([...value, id])
          setText('')
          setChosen(id)
        }}
        empty="Таких сотрудников нет."
        maxLength={STAFF_NAME_MAX}
      />
      {people
        .filter(({ id }) => value.includes(id))
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            aria-label={`@${name}: не\u00A0упоминать`}
            onPress={() => onChange(value.filter((one) => one !== id))}
          >
            @{name}
          </Button>
        ))}
    </div>
  )
}
