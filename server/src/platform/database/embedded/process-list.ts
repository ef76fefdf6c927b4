import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Returns whether the process with this id runs PostgreSQL on the directory. The id may belong to another
 * program by now.
 */
export function isDatabaseProcess(pid: number, directory: string): boolean {
  const line = commandLine(pid).replaceAll('\0', ' ').replaceAll('"', '')
  return line.includes('postgres') && line.includes(` -D ${directory} `)
}

function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32') {
      const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
      return spawnSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' }).stdout
    }
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  } catch {
    return ''
  }
}
