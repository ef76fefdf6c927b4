import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

const YOUNG_BYTES = 8 * 1024 * 1024

/**
 * The heap grows by 30 % between two collections. V8 would let it grow to four times what is alive.
 * Resident memory after a day's work in the back office is 1.1 of that at the start, 1.5 without the flag.
 */
setFlagsFromString('--heap-growing-percent=30')
// Young objects get 1 MB during the start. V8 would give them up to 128 MB on a large machine, and never return it.
setYoungGrowth(1)

/**
 * Lets the space of young objects grow to 8 MB, to be called when the start is over. With more, rendering pages takes as
 * much processor time, and with 1 MB a fifth more.
 */
export function growYoungSpace(): void {
  setYoungGrowth(4)
  new PerformanceObserver((_, observer) => {
    if (youngBytes() < YOUNG_BYTES) return
    setYoungGrowth(1)
    observer.disconnect()
  }).observe({ entryTypes: ['gc'] })
}

function setYoungGrowth(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)
}

const youngBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
