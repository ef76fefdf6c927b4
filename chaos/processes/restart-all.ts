import type { Fleet } from './fleet.ts'
import type { FleetProcess } from './fleet-process.ts'

/** Restarts each process after the other, while the proxy serves. Returns faults. */
export async function restartAll({ processes, settled }: Fleet): Promise<string[]> {
  const faults: string[] = []
  await settled()
  for (const member of processes) {
    faults.push(...(await stopProcess(member)))
    await member.start()
    await settled()
  }
  return faults
}

/** Stops a process as an update does. Returns a fault if it does not exit with 0. */
export async function stopProcess(member: FleetProcess): Promise<string[]> {
  const code = await member.stop()
  return code === 0 ? [] : [`A stopped process exited with ${code}`]
}
