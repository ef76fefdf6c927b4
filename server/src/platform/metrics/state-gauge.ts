import { Gauge, type Registry } from 'prom-client'

/** Gauge of a stored state: 1 for each value of its label that applies, 0 for the others. */
export interface StateGauge {
  name: string
  help: string
  label: string
  /** Reads all values of the label at a scrape. Without values, or if it rejects, the gauge has no sample. */
  read(): Promise<Record<string, boolean>>
}

/** Adds the gauge. */
export function addStateGauge(register: Registry, { name, help, label, read }: StateGauge): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    async collect() {
      this.reset()
      const states = await read().catch(() => ({}))
      for (const [value, applies] of Object.entries(states)) this.set({ [label]: value }, applies ? 1 : 0)
    },
  })
}
