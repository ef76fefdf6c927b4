import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process and all that it started, in MB. */
export interface ProcessMemory {
  /** Sum of resident memory. Counts memory that processes share once for each. */
  resident: number
  /** Sum of proportional memory: shared memory is divided by the processes that share it. */
  proportional: number
}

const RESIDENT = /VmRSS:\s+(\d+)/
const PROPORTIONAL = /^Pss:\s+(\d+)/m

/** Returns the memory of a process tree. Linux only. */
export function readMemory(pid: number): ProcessMemory {
  const tree = listTree(String(pid))
  return { resident: sum(tree, 'status', RESIDENT), proportional: sum(tree, 'smaps_rollup', PROPORTIONAL) }
}

/** Samples the memory of a process tree. Returns a function that stops and returns the peaks. */
export function watchMemory(pid: number, everyMs = 60): () => ProcessMemory {
  const peak: ProcessMemory = { resident: 0, proportional: 0 }
  const timer = setInterval(() => {
    const { resident, proportional } = readMemory(pid)
    peak.resident = Math.max(peak.resident, resident)
    peak.proportional = Math.max(peak.proportional, proportional)
  }, everyMs)
  return () => {
    clearInterval(timer)
    return peak
  }
}

function listTree(root: string): string[] {
  const children = new Map<string, string[]>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readProcess(pid, 'stat')
    const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

function sum(pids: string[], file: string, value: RegExp): number {
  const kilobytes = pids.map((pid) => Number(value.exec(readProcess(pid, file))?.[1] ?? 0))
  return Math.round(kilobytes.reduce((total, each) => total + each, 0) / 1024)
}

/** Returns '' if the process has ended. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
