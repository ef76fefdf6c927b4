import { median } from '../load.ts'
import { ROUND_TRIP_MS } from './browser.ts'
import type { Interaction } from './interactions.ts'
import type { Tap } from './measure.ts'
import type { Weight } from './script-bytes.ts'

const RATIO_MAX = 1.5
const RATIO_WITH_DATA_MAX = 3
const INTERACTION_MAX_MS = 200
const TASK_MAX_MS = 50
/** The slowest CPU for which interactions and tasks have a limit. */
const LIMITED_CPU = 4

export interface Case {
  cpu: number
  network: 'local' | '4g'
  waitMs: number
}

export const CAPTION = 'interaction        CPU   net   wait   visible  reference  ratio  target   INP  task'

/** Returns one line of the table. A failed run fails the line. */
export function tableLine(
  { name, needsData, pauseMs = 0 }: Interaction,
  { cpu, network, waitMs }: Case,
  taps: Tap[],
  references: Tap[],
): string {
  const visible = median(taps.map((tap) => tap.visible ?? Number.POSITIVE_INFINITY))
  const reference = median(references.map((tap) => tap.visible ?? Number.POSITIVE_INFINITY))
  // No program makes the network faster.
  const roundTrip = needsData && network === '4g' ? ROUND_TRIP_MS : 0
  const limit = (needsData ? RATIO_WITH_DATA_MAX : RATIO_MAX) * reference + roundTrip + pauseMs
  const longestInteraction = median(taps.map((tap) => tap.longestInteraction))
  const longestTask = median(taps.map((tap) => tap.longestTask))
  const failures = [...taps, ...references].flatMap(({ failure }) => failure ?? [])
  const faults = [
    ...(visible <= limit ? [] : ['visible']),
    ...(cpu <= LIMITED_CPU && longestInteraction > INTERACTION_MAX_MS ? ['INP'] : []),
    ...(cpu <= LIMITED_CPU && longestTask > TASK_MAX_MS ? ['task'] : []),
    ...new Set(failures),
  ]
  return [
    name.padEnd(17),
    `${cpu} ×`.padStart(4),
    network.padStart(6),
    `${waitMs / 1_000} s`.padStart(6),
    ms(visible, 9),
    ms(reference, 10),
    (visible / reference).toFixed(2).padStart(6),
    ms(limit, 7),
    ms(longestInteraction, 5),
    ms(longestTask, 5),
    faults.length === 0 ? ' ok' : ` NO ${faults.join(', ')}`,
  ].join(' ')
}

const ms = (value: number, width: number) => (Number.isFinite(value) ? value.toFixed(0) : '–').padStart(width)

/** Returns one line about transferred scripts. */
export function bytesLine(name: string, { bytes, failure }: Weight, mostKb: number): string {
  const kb = bytes / 1_024
  const verdict = kb <= mostKb && !failure ? 'ok' : `NO ${failure ?? ''}`
  return `${name.padEnd(17)} scripts ${kb.toFixed(1)} KB, target ${mostKb} KB ${verdict}`
}
