import type { PriceTable } from '@rapport/contract/prices/prices'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../browser/session-store.ts'
import { useLoaded } from '../browser/use-loaded.ts'
import { type PriceGroupView, tableKey } from './price-group-view.ts'

export interface TableState {
  table: PriceTable | undefined
  /** The same without a log-in, where the table is the visitor's own. */
  common: PriceTable | undefined
  /** Not shown as it is now: it has to be asked for again. */
  failed: boolean
  /** On its way; an older one may stand in its place meanwhile. */
  loading: boolean
  retry: () => void
}

interface PriceTableLoaders {
  getPriceTable: (input: { erpId: string; index: number }) => Promise<PriceTable>
  /** All at once, for the anonymous. */
  getCommonTables: () => Promise<{ tables: PriceTable[] }>
}

/**
 * Returns the state of each table of some groups. The rendered ones are those of a visitor without a log-in; whoever is
 * logged in, or has come from another page, has each asked for by itself, so that one can fail without the others.
 */
export function usePriceTables(
  groups: PriceGroupView[],
  rendered: PriceTable[],
  { getPriceTable, getCommonTables }: PriceTableLoaders,
): { stateOf: (key: string) => TableState; isOwnList: boolean; rendered: PriceTable[] } {
  const token = useSession()
  const isOwnList = token !== undefined
  // A page that is loaded anew in the browser brings none.
  const [first] = useState(rendered)
  const [answers, setAnswers] = useState<Record<string, PriceTable | 'failed'>>({})
  const commonMissing = isOwnList && first.length === 0 && groups.length > 0
  const { value } = useLoaded(commonMissing ? 'common' : '', getCommonTables)
  const common = value?.tables ?? first
  const asked = groups.flatMap(({ erpId, variants }) => variants.map(({ index }) => ({ erpId, index })))
  const keyOf = ({ erpId, index }: (typeof asked)[number]) => tableKey({ priceErpId: erpId, variant: index })
  const needsAnswers = isOwnList || first.length === 0
  const round = useRef(0)

  const ask = (input: (typeof asked)[number]) => {
    const current = round.current
    const settle = (answer: PriceTable | 'failed') => {
      if (round.current === current) setAnswers((before) => ({ ...before, [keyOf(input)]: answer }))
    }
    getPriceTable(input).then(settle, () => settle('failed'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew by who asks and what is shown alone
  useEffect(() => {
    if (needsAnswers) for (const input of asked) ask(input)
    return () => {
      round.current++
      setAnswers({})
    }
  }, [needsAnswers, token, asked.map(keyOf).join()])

  const stateOf = (key: string): TableState => {
    const answer = needsAnswers ? answers[key] : undefined
    const input = asked.find((one) => keyOf(one) === key)
    const commonTable = common.find((table) => tableKey(table) === key)
    const own = answer && answer !== 'failed' ? answer : undefined
    return {
      table: own ?? commonTable,
      common: isOwnList && own ? commonTable : undefined,
      failed: answer === 'failed',
      loading: needsAnswers && answer === undefined,
      retry() {
        setAnswers(({ [key]: _, ...others }) => others)
        if (input) ask(input)
      },
    }
  }
  return { stateOf, isOwnList, rendered: first }
}
