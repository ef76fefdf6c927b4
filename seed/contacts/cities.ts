import { typeset } from '@rapport/markdown/typeset'
import type { SeedCity } from '@rapport/staff-contract/seed/seed'
import { type ReadContext, readList, readMarkdown } from '../reading/read-context.ts'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'
import { seedCity } from './city-schema.ts'

interface LocatedCity {
  location: SourceLocation
  value: SeedCity
}

/** Reads the cities with their offices. */
export async function readCities(context: ReadContext): Promise<SeedCity[]> {
  const { errors, images } = context
  const before = errors.lines.length
  const located = await readList(context, 'cities.yaml', seedCity)
  // Cities with errors are missing here, so further errors would mislead.
  if (errors.lines.length === before)
    checkCities(located, { file: context.files.nameOf('cities.yaml') }, errors.reportError)
  return located.map(({ location, value }) => {
    for (const [index, name] of value.photos.entries()) images.register(name, location, `photos.${index}`)
    return {
      ...value,
      notifications: value.notifications.map(({ text, color }) => ({ text: typeset(text), color })),
      howToGet: readMarkdown(context, value.howToGet, location, 'howToGet'),
    }
  })
}

function checkCities(located: LocatedCity[], file: SourceLocation, reportError: ReportError) {
  const defaults = located.filter(({ value }) => value.isDefault)
  if (defaults.length !== 1)
    reportError(file, 'isDefault', `must be true of exactly one city, not of ${defaults.length}`)
  for (const { location, value } of located) {
    if (value.isDefault && value.subdomain !== '')
      reportError(location, 'subdomain', 'must be empty for the default city')
    if (!value.isDefault && value.subdomain === '')
      reportError(location, 'subdomain', 'may be empty for the default city only')
    // A leading www is dropped before the city is matched.
    if (value.subdomain === 'www') reportError(location, 'subdomain', 'must not be "www"')
  }
  const unique = (field: string, valuesOf: (city: SeedCity) => (string | number)[]) => {
    const owners = new Map<string, string>()
    for (const { location, value: city } of located) {
      for (const value of valuesOf(city)) {
        const key = String(value).toLowerCase()
        const owner = owners.get(key)
        if (owner !== undefined) reportError(location, field, `"${value}" is taken by entry "${owner}"`)
        else owners.set(key, city.city)
      }
    }
  }
  unique('id', ({ id }) => [id])
  unique('subdomain', ({ subdomain }) => [subdomain])
  // A visitor's city is matched by name or alias, ignoring case.
  unique('cities', ({ city, cities }) => [city, ...cities])
}
