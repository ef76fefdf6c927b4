import type { Interpretation } from './interpret.ts'
import { alternatives } from './synonym-table.ts'
import type { Part, Term } from './vocabulary.ts'

/** What one word of a query may be found by, each in percent of how well it finds. */
export interface Slot {
  options: { term: Term; percent: number }[]
}

/** What a thing has to bear all of. */
export type Variant = Slot[]

const EXACT = 100
/** Several words together mean one thing more surely than each of them. */
const PHRASE = 90
const SYNONYM = 70
const STARTS = 45
const WITHIN = 30
/** Ways of saying one query, at most. */
const VARIANTS_MAX = 6

/** The query as it stands, and with its phrases said otherwise: «толстовка с капюшоном» is also «худи». */
export async function makeVariants({ tokens, parts, vocabulary }: Interpretation): Promise<Variant[]> {
  const others = alternatives(tokens.map(({ stem }) => stem))
  await vocabulary.learn([...tokens.map(({ stem }) => stem), ...others.flatMap(({ meant }) => meant.flat())])
  const meanings = others.flatMap(({ from, size, meant }) =>
    meant
      .map((stems) => ({ from, size, stems, terms: stems.flatMap((stem) => vocabulary.term(stem) ?? []) }))
      .filter(({ stems, terms }) => stems.length === terms.length),
  )
  const [words, phrases] = [true, false].map((single) =>
    meanings.filter(({ size, terms }) => (size === 1 && terms.length === 1) === single),
  )
  const asIs = tokens.map((token, at) => {
    const own = vocabulary.term(token.stem)
    const same = words?.filter(({ from }) => from === at).flatMap(({ terms }) => terms) ?? []
    return slotOf(own, same, own?.named ? [] : (parts.get(token.word) ?? []))
  })
  const longestFirst = phrases?.toSorted((a, b) => b.size - a.size)
  const said = longestFirst?.map(({ from, size, terms }) => {
    const percent = size > 1 ? PHRASE : SYNONYM
    return asIs.toSpliced(from, size, ...terms.map((term) => ({ options: [{ term, percent }] })))
  })
  return [asIs, ...(said ?? [])]
    .filter((variant) => variant.length > 0 && variant.every(({ options }) => options.length > 0))
    .slice(0, VARIANTS_MAX)
}

function slotOf(own: Term | undefined, same: Term[], longer: Part[]): Slot {
  return {
    options: [
      ...(own ? [{ term: own, percent: EXACT }] : []),
      ...same.map((term) => ({ term, percent: SYNONYM })),
      ...longer.map((term) => ({ term, percent: term.starts ? STARTS : WITHIN })),
    ],
  }
}
