import type { PriceTable } from '@rapport/contract/prices'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../browser/session-store.ts'
import { type PriceGroupView, tableKey } from './price-group-view.ts'

export interface TableState {
  table: PriceTable | undefined
  /** Not shown as it is now: it has to be asked for again. */
  failed: boolean
  /** On its way; an older one may stand in its place meanwhile. */
  loading: boolean
  retry: () => void
}

type LoadTable = (input: { erpId: string; index: number }) => Promise<PriceTable>

/**
 * Returns the state of each table of some groups. The rendered ones are those of a visitor without a log-in; whoever is
 * logged in, or has come from another page, has each asked for by itself, so that one can fail without the others.
 */
export function usePriceTables(
  groups: PriceGroupView[],
  rendered: PriceTable[],
  load: LoadTable,
): { stateOf: (key: string) => TableState; isOwnList: boolean } {
  const isOwnList = useSession() !== undefined
  // A page that is loaded anew in the browser brings none.
  const [first] = useState(rendered)
  const [answers, setAnswers] = useState<Record<string, PriceTable | 'failed'>>({})
  const asked = groups.flatMap(({ erpId, variants }) => variants.map(({ index }) => ({ erpId, index })))
  const keyOf = ({ erpId, index }: (typeof asked)[number]) => tableKey({ priceErpId: erpId, variant: index })
  const needsAnswers = isOwnList || first.length === 0
  const round = useRef(0)

  const ask = (input: (typeof asked)[number]) => {
    const current = round.current
    const settle = (answer: PriceTable | 'failed') => {
      if (round.current === current) setAnswers((before) => ({ ...before, [keyOf(input)]: answer }))
    }
    load(input).then(settle, () => settle('failed'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew by who asks and what is shown alone
  useEffect(() => {
    if (needsAnswers) for (const input of asked) ask(input)
    return () => {
      round.current++
      setAnswers({})
    }
  }, [needsAnswers, isOwnList, asked.map(keyOf).join()])

  const stateOf = (key: string): TableState => {
    const answer = needsAnswers ? answers[key] : undefined
    const input = asked.find((one) => keyOf(one) === key)
    return {
      table: answer && answer !== 'failed' ? answer : first.find((table) => tableKey(table) === key),
      failed: answer === 'failed',
      loading: needsAnswers && answer === undefined,
      retry() {
        setAnswers(({ [key]: _, ...others }) => others)
        if (input) ask(input)
      },
    }
  }
  return { stateOf, isOwnList }
}
