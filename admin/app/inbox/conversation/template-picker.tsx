import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { fillPlaceholders } from '@rapport/staff-contract/inbox/message-placeholders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { messageTemplatesQuery } from './template-queries.ts'
import { TemplatesDialog } from './templates-dialog.tsx'
import { usePlaceholders } from './use-placeholders.ts'

interface TemplatePickerProps {
  order: InboxOrder
  getText: () => string
  onInsert: (text: string) => void
}

/** Inserts a template with its placeholders filled, and opens the dialog that edits templates. */
export function TemplatePicker({ order, getText, onInsert }: TemplatePickerProps) {
  const { data: templates = [] } = useQuery(messageTemplatesQuery)
  const values = usePlaceholders(order)
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      {templates.length > 0 && (
        <Menu
          label="Вставить шаблон"
          variant="secondary"
          actions={templates.map(({ title, text }) => ({
            label: title,
            onAction: () => onInsert(fillPlaceholders(text, values)),
          }))}
        >
          Шаблон…
        </Menu>
      )}
      <Button variant="quiet" onPress={() => setEditing(true)}>
        Изменить шаблоны
      </Button>
      {isEditing && (
        <TemplatesDialog templates={templates} text={getText()} onClose={() => setEditing(false)} />
      )}
    </>
  )
}
