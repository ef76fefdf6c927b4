import type { PriceTable } from '@rapport/contract/prices/prices'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../browser/session/use-session.ts'
import { useLoaded } from '../browser/use-loaded.ts'
import { type PriceGroupView, tableKey } from './price-group-view.ts'

export interface TableState {
  table: PriceTable | undefined
  /** Table without login, if `table` is the visitor's own. */
  common: PriceTable | undefined
  /** The table could not be loaded; `retry` requests it again. */
  failed: boolean
  /** Loading. The common table may be shown meanwhile. */
  loading: boolean
  retry: () => void
}

interface PriceTableLoaders {
  getPriceTable: (input: { erpId: string; index: number }) => Promise<PriceTable>
  /** Loads the common tables of all groups in one request. */
  getCommonTables: () => Promise<{ tables: PriceTable[] }>
}

/**
 * Returns the state of each price table. The server renders the common tables. For a logged-in visitor, or after
 * navigation in the browser, each table is requested separately, so one can fail without the others.
 */
export function usePriceTables(
  groups: PriceGroupView[],
  rendered: PriceTable[],
  { getPriceTable, getCommonTables }: PriceTableLoaders,
): { getTableState: (key: string) => TableState; isOwnList: boolean; rendered: PriceTable[] } {
  const token = useSession()
  const isOwnList = token !== undefined
  // After navigation in the browser nothing was rendered.
  const [first] = useState(rendered)
  const [answers, setAnswers] = useState<Record<string, PriceTable | 'failed'>>({})
  const commonMissing = isOwnList && first.length === 0 && groups.length > 0
  const { value } = useLoaded(commonMissing ? 'common' : '', getCommonTables)
  const common = value?.tables ?? first
  const inputs = groups.flatMap(({ erpId, variants }) => variants.map(({ index }) => ({ erpId, index })))
  const getKey = ({ erpId, index }: (typeof inputs)[number]) =>
    tableKey({ priceErpId: erpId, variant: index })
  const needsAnswers = isOwnList || first.length === 0
  const round = useRef(0)

  const load = (input: (typeof inputs)[number]) => {
    const current = round.current
    const settle = (answer: PriceTable | 'failed') => {
      if (round.current === current) setAnswers((before) => ({ ...before, [getKey(input)]: answer }))
    }
    getPriceTable(input).then(settle, () => settle('failed'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload for another visitor or other tables only
  useEffect(() => {
    if (needsAnswers) for (const input of inputs) load(input)
    return () => {
      round.current++
      setAnswers({})
    }
  }, [needsAnswers, token, inputs.map(getKey).join()])

  const getTableState = (key: string): TableState => {
    const answer = needsAnswers ? answers[key] : undefined
    const input = inputs.find((other) => getKey(other) === key)
    const commonTable = common.find((table) => tableKey(table) === key)
    const ownTable = answer && answer !== 'failed' ? answer : undefined
    return {
      table: ownTable ?? commonTable,
      common: isOwnList && ownTable ? commonTable : undefined,
      failed: answer === 'failed',
      loading: needsAnswers && answer === undefined,
      retry() {
        setAnswers(({ [key]: _, ...others }) => others)
        if (input) load(input)
      },
    }
  }
  return { getTableState, isOwnList, rendered: first }
}
