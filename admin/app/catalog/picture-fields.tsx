import { GALLERY_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { PicturesField } from '../editing/fields/pictures-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { itemFields } from './item-fields.ts'

/** Those that stand once; the first is asked for when it is published. */
const SINGLE = ['picture', 'banner', 'divider'] as const

/** The pictures of an item: of its card, of its page, and their order there. */
export const PictureFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <Panel heading="Картинки">
    {SINGLE.map((name) => (
      <Field key={name} editor={editor} name={name}>
        {(field) => (
          <PictureField label={itemFields[name].label} isOptional={name !== 'picture'} {...field} />
        )}
      </Field>
    ))}
    <Field editor={editor} name="gallery">
      {(field, errorsWithin) => (
        <PicturesField
          label={itemFields.gallery.label}
          hint="Стоят на&nbsp;странице в&nbsp;этом порядке"
          max={GALLERY_MAX}
          errorsWithin={errorsWithin}
          {...field}
        />
      )}
    </Field>
  </Panel>
)
