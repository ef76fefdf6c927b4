import { Gauge, type Registry } from 'prom-client'
import { freeBytes } from '../storage/disk-space.ts'

/** Adds the free space on the disk of the data directory. */
export function addDiskMetrics(register: Registry, dataDir: string): void {
  new Gauge({
    name: 'rapport_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    registers: [register],
    async collect() {
      const free = await freeBytes(dataDir).catch(() => undefined)
      if (free === undefined) this.reset()
      else this.set(free)
    },
  })
}
