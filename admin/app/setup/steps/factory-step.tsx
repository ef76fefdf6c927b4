import { CompanyFields, ContactFields, entryForm } from '../../content/site-form.tsx'
import type { EntryFieldsProps } from '../../editing/entry-form.ts'
import { TextEntryField } from '../../editing/fields/entry-fields.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { EntryStep } from '../entry-step.tsx'
import { LoadEntry } from '../load-entry.tsx'
import type { StepProps } from '../step-props.ts'

const FactoryFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <>
    <Panel
      heading="Как вас зовут"
      lead="Название стоит в&nbsp;шапке, в&nbsp;письмах и&nbsp;в&nbsp;результатах поиска."
    >
      <TextEntryField editor={editor} name="title" />
      <TextEntryField editor={editor} name="tagline" />
    </Panel>
    <CompanyFields editor={editor} />
    <ContactFields editor={editor} />
  </>
)

/** Name, company and contacts of the factory. */
export default function FactoryStep(props: StepProps) {
  return (
    <LoadEntry kind="site">
      {(entry) => <EntryStep form={entryForm} entry={entry} Fields={FactoryFields} {...props} />}
    </LoadEntry>
  )
}
