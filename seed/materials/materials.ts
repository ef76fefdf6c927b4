import { typeset } from '@rapport/markdown/typeset'
import type { SeedMaterial } from '@rapport/staff-contract/seed/seed'
import { erpEntries } from '../reading/erp-entries.ts'
import { type ReadContext, readHtml } from '../reading/read-context.ts'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'
import { seedMaterial } from './material-schema.ts'

interface LocatedMaterial {
  location: SourceLocation
  material: SeedMaterial
}

/** Reads the cloths and the unions. */
export async function readMaterials(context: ReadContext): Promise<SeedMaterial[]> {
  const { files, errors, images } = context
  const before = errors.lines.length
  const located: LocatedMaterial[] = []
  for (const { location, fields } of await erpEntries(files, 'materials', errors.reportError)) {
    const material = errors.validate(seedMaterial, fields, location)
    if (!material) continue
    for (const [index, name] of material.pictures.entries())
      images.register(name, location, `pictures.${index}`)
    const prose = (field: 'features' | 'description') => readHtml(context, material[field], location, field)
    located.push({
      location,
      material: {
        ...material,
        name: typeset(material.name),
        features: prose('features'),
        description: prose('description'),
      },
    })
  }
  // Cloths with errors are missing here, so errors of their union would mislead.
  if (errors.lines.length === before) checkMembers(located, errors.reportError)
  return located.map(({ material }) => material)
}

function checkMembers(located: LocatedMaterial[], reportError: ReportError) {
  const all = new Map(located.map(({ material }) => [material.erpId, material]))
  for (const { location, material } of located) {
    for (const [index, erpId] of material.members.entries()) {
      const field = `members.${index}`
      const member = all.get(erpId)
      if (!member) reportError(location, field, `there is no material "${erpId}"`)
      else if (member.members.length > 0) reportError(location, field, `"${erpId}" is a union itself`)
      else if (material.members.indexOf(erpId) < index)
        reportError(location, field, `"${erpId}" is named twice`)
    }
  }
}
