import type { WarningSnapshot } from '@rapport/contract/editing/snapshots/warning-snapshot'
import type { Warning } from './tables.ts'

/** Returns warnings as staff write them. */
export const toWarningSnapshots = (warnings: readonly Warning[]): WarningSnapshot[] =>
  warnings.map(({ text, color, from = null, to = null }) => ({ text, color, from, to }))

/** Returns warnings as they are stored. */
export const toWarnings = (snapshots: readonly WarningSnapshot[]): Warning[] =>
  snapshots.map(({ text, color, from, to }) => ({ text, color, ...(from && { from }), ...(to && { to }) }))

/** Returns those of some warnings that are shown at a moment, and nothing of when. */
export const listCurrentWarnings = (warnings: readonly Warning[], now: Date) =>
  warnings
    .filter(({ from, to }) => (!from || new Date(from) <= now) && (!to || now < new Date(to)))
    .map(({ text, color }) => ({ text, color }))
