import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import { mergeTables } from '@rapport/contract/calculation/form/merge-tables'
import { api } from '../../../browser/requests/api.ts'

/** Tables of the chosen products and cities. Each is loaded once. */
export interface TableStore {
  /** Loads the tables of a product or a city. Rejects with a RequestError. */
  load(chosen: { itemId?: number; cityId?: number }): Promise<void>
  /** Returns what is loaded; undefined before the first answer. */
  get(): CalculationTables | undefined
  items: Map<number, CalculatorItem>
  /** Forgets everything: another customer has other prices. */
  clear(): void
}

/** Creates an empty store. */
export function createTableStore(): TableStore {
  const items = new Map<number, CalculatorItem>()
  const loads = new Map<string, Promise<void>>()
  let tables: CalculationTables | undefined

  return {
    items,
    get: () => tables,
    load(chosen) {
      const key = JSON.stringify(chosen)
      const load =
        loads.get(key) ??
        api.getCalculationTables(chosen).then((loaded) => {
          // A log-in meanwhile has cleared the store.
          if (loads.get(key) !== load) return
          tables = mergeTables(tables, loaded.tables)
          if (loaded.item) items.set(loaded.item.itemId, loaded.item)
        })
      loads.set(key, load)
      load.catch(() => loads.delete(key))
      return load
    },
    clear() {
      loads.clear()
      items.clear()
      tables = undefined
    },
  }
}
