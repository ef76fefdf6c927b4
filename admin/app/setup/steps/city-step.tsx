import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { entryForm } from '../../contacts/city-form.tsx'
import { EntryStep } from '../entry-step.tsx'
import { LoadEntry } from '../load-entry.tsx'
import type { StepProps } from '../step-props.ts'
import { beginCity } from './begin-city.ts'
import { CityFields } from './city-fields.tsx'

const begin = (site: Snapshots['site'] | undefined): Snapshots['city'] => ({
  ...entryForm.empty,
  ...(site && beginCity(site)),
})

/** The first city, which begins with the factory's contacts. */
export default function CityStep(props: StepProps) {
  return (
    <LoadEntry kind="site">
      {(site) => (
        <LoadEntry kind="city">
          {(entry) => (
            <EntryStep
              form={entryForm}
              entry={entry}
              empty={begin(site?.snapshot)}
              Fields={CityFields}
              {...props}
            />
          )}
        </LoadEntry>
      )}
    </LoadEntry>
  )
}
