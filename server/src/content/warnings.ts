import type { WarningSnapshot } from '@rapport/staff-contract/snapshots/warning-snapshot'
import type { Warning } from './tables.ts'

/** Converts stored warnings to snapshots. */
export const toWarningSnapshots = (warnings: readonly Warning[]): WarningSnapshot[] =>
  warnings.map(({ text, color, from = null, to = null }) => ({ text, color, from, to }))

/** Converts snapshots to stored warnings. */
export const toWarnings = (snapshots: readonly WarningSnapshot[]): Warning[] =>
  snapshots.map(({ text, color, from, to }) => ({ text, color, ...(from && { from }), ...(to && { to }) }))

/** Returns the warnings shown at a moment, without their times. */
export const listCurrentWarnings = (warnings: readonly Warning[], now: Date) =>
  warnings
    .filter(({ from, to }) => (!from || new Date(from) <= now) && (!to || now < new Date(to)))
    .map(({ text, color }) => ({ text, color }))
