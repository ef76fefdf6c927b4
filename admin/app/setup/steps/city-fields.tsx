import { PhonesField } from '../../contacts/phones-field.tsx'
import { WeekField } from '../../contacts/week-field.tsx'
import type { EntryFieldsProps } from '../../editing/entry-form.ts'
import { Field } from '../../editing/fields/entry-field.tsx'
import { TextEntryField } from '../../editing/fields/entry-fields.tsx'
import { Panel } from '../../ui/panel/panel.tsx'

/** The fields of a city that a new site needs. */
export const CityFields = ({ editor }: EntryFieldsProps<'city'>) => (
  <>
    <Panel heading="Где вы" lead="Адрес и&nbsp;телефон первого города. Остальные города добавите потом.">
      <TextEntryField editor={editor} name="title" />
      <TextEntryField editor={editor} name="address" />
      <PhonesField editor={editor} />
      <TextEntryField editor={editor} name="email" type="email" />
      <TextEntryField editor={editor} name="coordinates" />
    </Panel>
    <Panel heading="Часы работы">
      <Field editor={editor} name="week">
        {(field, { errorsWithin }) => <WeekField errorsWithin={errorsWithin} {...field} />}
      </Field>
      <TextEntryField editor={editor} name="hoursText" />
    </Panel>
  </>
)
