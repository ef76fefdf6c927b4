import { type MaterialDraft, materialDraft } from '@rapport/contract/drafts'
import type { ContentFiles } from './files.ts'
import { htmlFromMarkdown, RAW_HTML } from './markdown.ts'
import { erpEntries } from './materials-entries.ts'
import type { Mistakes, Place, Report } from './mistakes.ts'
import type { PictureBook } from './picture-book.ts'
import { setRussian } from './typography.ts'

interface PlacedMaterial {
  place: Place
  material: MaterialDraft
}

/** The cloths and the unions that stand for several of them (§3 "Material"). */
export async function readMaterials(
  files: ContentFiles,
  mistakes: Mistakes,
  pictures: PictureBook,
): Promise<MaterialDraft[]> {
  const before = mistakes.lines.length
  const placed: PlacedMaterial[] = []
  for (const { place, fields } of await erpEntries(files, 'materials', mistakes.report)) {
    const material = mistakes.check(materialDraft, fields, place)
    if (!material) continue
    for (const field of ['features', 'description'] as const) {
      if (RAW_HTML.test(material[field])) mistakes.report(place, field, 'must be Markdown alone')
      if (material[field].trim() === '') mistakes.report(place, field, 'must not be empty')
    }
    for (const [index, name] of material.pictures.entries()) pictures.draw(name, place, `pictures.${index}`)
    placed.push({ place, material: typeset(material) })
  }
  // A cloth that fails its own schema would be missed by its union: that complaint would mislead.
  if (mistakes.lines.length === before) checkMembers(placed, mistakes.report)
  return placed.map(({ material }) => material)
}

function typeset(material: MaterialDraft): MaterialDraft {
  return {
    ...material,
    name: setRussian(material.name),
    features: htmlFromMarkdown(material.features),
    description: htmlFromMarkdown(material.description),
  }
}

function checkMembers(placed: PlacedMaterial[], report: Report) {
  const all = new Map(placed.map(({ material }) => [material.erpId, material]))
  for (const { place, material } of placed) {
    for (const [index, erpId] of material.members.entries()) {
      const field = `members.${index}`
      const member = all.get(erpId)
      if (!member) report(place, field, `there is no material "${erpId}"`)
      else if (member.members.length > 0) report(place, field, `"${erpId}" is a union itself`)
      else if (material.members.indexOf(erpId) < index) report(place, field, `"${erpId}" is named twice`)
    }
  }
}
