import { entryForm } from '../../theme/theme-form.tsx'
import { EntryStep } from '../entry-step.tsx'
import { LoadEntry } from '../load-entry.tsx'
import type { StepProps } from '../step-props.ts'

/** The look of the site. */
export default function ThemeStep(props: StepProps) {
  return (
    <LoadEntry kind="theme">
      {(entry) => <EntryStep form={entryForm} entry={entry} Fields={entryForm.Fields} {...props} />}
    </LoadEntry>
  )
}
