import { type CityDraft, cityDraft } from '@rapport/contract/drafts'
import type { Place, Report } from './mistakes.ts'
import { type Reading, readList, readProse } from './reading.ts'
import { setRussian } from './typography.ts'

interface PlacedCity {
  place: Place
  draft: CityDraft
}

/** The cities with their offices (§3 "City", "City contact"). */
export async function readCities(reading: Reading): Promise<CityDraft[]> {
  const { mistakes, pictures } = reading
  const before = mistakes.lines.length
  const placed = await readList(reading, 'cities.yaml', cityDraft)
  // A city that fails its own schema would be missed: what is said of the others would mislead.
  if (mistakes.lines.length === before)
    checkCities(placed, { file: reading.files.nameOf('cities.yaml') }, mistakes.report)
  return placed.map(({ place, draft }) => {
    for (const [index, name] of draft.photos.entries()) pictures.draw(name, place, `photos.${index}`)
    return {
      ...draft,
      notifications: draft.notifications.map(({ text, color }) => ({ text: setRussian(text), color })),
      howToGet: readProse(reading, draft.howToGet, place, 'howToGet'),
    }
  })
}

function checkCities(placed: PlacedCity[], file: Place, report: Report) {
  const defaults = placed.filter(({ draft }) => draft.isDefault)
  if (defaults.length !== 1)
    report(file, 'isDefault', `must be true of exactly one city, not of ${defaults.length}`)
  for (const { place, draft } of placed) {
    if (draft.isDefault && draft.subdomain !== '')
      report(place, 'subdomain', 'must be empty for the default city')
    if (!draft.isDefault && draft.subdomain === '')
      report(place, 'subdomain', 'may be empty for the default city only')
    // A leading www is dropped before the city is matched (§4).
    if (draft.subdomain === 'www') report(place, 'subdomain', 'must not be "www"')
  }
  const unique = (field: string, valuesOf: (city: CityDraft) => (string | number)[]) => {
    const owners = new Map<string, string>()
    for (const { place, draft } of placed) {
      for (const value of valuesOf(draft)) {
        const key = String(value).toLowerCase()
        const owner = owners.get(key)
        if (owner !== undefined) report(place, field, `"${value}" is taken by entry "${owner}"`)
        else owners.set(key, draft.city)
      }
    }
  }
  unique('id', ({ id }) => [id])
  unique('subdomain', ({ subdomain }) => [subdomain])
  // A visitor's place is matched by name or alias, whatever its case (§4).
  unique('cities', ({ city, cities }) => [city, ...cities])
}
