import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import {
  LATER_STATUSES,
  OPEN_STATUSES,
  ORDER_EVENTS,
  orderEventNames,
} from '@rapport/staff-contract/order-rules/order-rules-events'
import {
  DEFAULT_ORDER_RULES,
  type OrderRules,
  type ProductionStage,
} from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { NestedFields } from '../editing/fields/entry-field.tsx'
import { RowsEntryField } from '../editing/fields/entry-fields.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './order-rules-form.module.css'
import { StatusFields } from './status-fields.tsx'

type Next = OrderRules['events'][keyof OrderRules['events']]

const nextNames: Record<Next, string> = { ...orderStatusNames, none: 'Не\u00A0менять' }
const NEXT = (['none', ...LATER_STATUSES] as const).map((value) => ({ value, label: nextNames[value] }))

const OrderRulesFields = (props: EntryFieldsProps<'order-rules'>) => (
  <>
    <StageFields {...props} />
    <EventFields {...props} />
    <StatusFields {...props} />
  </>
)

const StageFields = ({ editor }: EntryFieldsProps<'order-rules'>) => (
  <Panel
    heading="Этапы производства"
    lead="По&nbsp;порядку. Цех отмечает их&nbsp;с&nbsp;телефона, клиент видит в&nbsp;кабинете. Этап, на&nbsp;котором есть заявки, убрать нельзя."
  >
    <RowsEntryField
      editor={editor}
      name="stages"
      addLabel="Добавить этап"
      getName={({ title }, index) => title || `Этап ${index + 1}`}
    >
      {(bind, row, change) => (
        <TextField
          label="Название"
          {...bind('title')}
          onChange={(title) => change({ id: row.id || createStageId(), title })}
        />
      )}
    </RowsEntryField>
  </Panel>
)

/** Orders refer to the id, so a stage that gets another title stays the same stage. */
const createStageId = (): string => crypto.randomUUID().slice(0, 8)

const EventFields = ({ editor }: EntryFieldsProps<'order-rules'>) => (
  <Panel
    heading="Что меняет статус"
    lead="Правило двигает заявку только вперёд и&nbsp;не&nbsp;трогает готовые и&nbsp;отказы. В&nbsp;истории заявки такая смена подписана «по&nbsp;правилу»."
  >
    <NestedFields editor={editor} name="events">
      {(bind) => (
        <div className={styles.events}>
          {ORDER_EVENTS.map((event) => (
            <Select key={event} label={orderEventNames[event]} options={NEXT} {...bind(event)} />
          ))}
        </div>
      )}
    </NestedFields>
  </Panel>
)

const describe = <N extends string>(group: string, names: readonly N[], label: (name: N) => string) =>
  Object.fromEntries(names.map((name) => [`${group}.${name}`, { label: label(name) }]))

export const entryForm: EntryForm<'order-rules'> = {
  kind: 'order-rules',
  empty: emptySnapshot('order-rules', DEFAULT_ORDER_RULES),
  getPath: () => undefined,
  fields: {
    title: { label: 'Название' },
    stages: { label: 'Этапы производства', shown: 'list', getText: ({ title }: ProductionStage) => title },
    ...Object.fromEntries(
      ORDER_EVENTS.map((event) => [
        `events.${event}`,
        { label: orderEventNames[event], getText: (next: Next) => nextNames[next] },
      ]),
    ),
    ...describe('terms', OPEN_STATUSES, (status) => `Срок статуса «${orderStatusNames[status]}», часов`),
    ...describe('notified', LATER_STATUSES, (status) => `Писать клиенту: «${orderStatusNames[status]}»`),
  },
  Fields: OrderRulesFields,
}
