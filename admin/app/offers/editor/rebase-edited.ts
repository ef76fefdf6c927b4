import { mergeSnapshots } from '@rapport/staff-contract/editing/merge'
import type { EditedLine, EditedOffer, EditedOperation, EditedSurcharge } from './edited-offer.ts'

/** A field that both sides changed. `theirs` undefined: the colleague removed the row. */
export interface EditConflict {
  /** `lines.<id>.price`, `comment` */
  path: string
  theirs: unknown
  mine: unknown
}

type Row = { id: string }
type Rows<R extends Row> = Record<string, R>
interface KeyedLine extends Omit<EditedLine, 'operations'> {
  operations: Rows<EditedOperation>
}
interface KeyedOffer extends Omit<EditedOffer, 'lines' | 'surcharges'> {
  lines: Rows<KeyedLine>
  surcharges: Rows<EditedSurcharge>
}

const byId = <R extends Row>(rows: readonly R[]): Rows<R> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

const toKeyed = ({ lines, surcharges, ...terms }: EditedOffer): KeyedOffer => ({
  ...terms,
  lines: byId(lines.map((line) => ({ ...line, operations: byId(line.operations) }))),
  surcharges: byId(surcharges),
})

/** Returns the ids of rows in my order; if I moved none, in that of the colleague. New rows go to the end. */
function mergeOrder(base: readonly Row[], theirs: readonly Row[], mine: readonly Row[]): string[] {
  const [was, their, my] = [base, theirs, mine].map((rows) => rows.map(({ id }) => id)) as [
    string[],
    string[],
    string[],
  ]
  const common = (ids: string[]) => ids.filter((id) => was.includes(id) && my.includes(id)).join(' ')
  const first = common(was) === common(my) ? their : my
  return [...new Set([...first, ...their, ...my])]
}

const toRows = <R extends Row>(rows: Record<string, R | undefined>, order: readonly string[]): R[] =>
  order.flatMap((id) => rows[id] ?? [])

/**
 * Merges two edits of the same draft. A field that only one edit changed has that edit's value. If both changed it, the
 * result has my value, and the field is returned as a conflict. Rows are matched by their ids.
 */
export function rebaseEdited(
  base: EditedOffer,
  theirs: EditedOffer,
  mine: EditedOffer,
): { edited: EditedOffer; conflicts: EditConflict[] } {
  const [keyedBase, keyedTheirs, keyedMine] = [toKeyed(base), toKeyed(theirs), toKeyed(mine)]
  const { snapshot, conflicts } = mergeSnapshots(keyedBase, keyedTheirs, keyedMine)
  const operationsOf = (edited: EditedOffer, id: string) =>
    edited.lines.find((line) => line.id === id)?.operations ?? []
  const lines = toRows(snapshot.lines, mergeOrder(base.lines, theirs.lines, mine.lines)).map((line) => {
    const order = mergeOrder(
      operationsOf(base, line.id),
      operationsOf(theirs, line.id),
      operationsOf(mine, line.id),
    )
    return { ...line, operations: toRows(line.operations, order) }
  })
  const surcharges = toRows(
    snapshot.surcharges,
    mergeOrder(base.surcharges, theirs.surcharges, mine.surcharges),
  )
  return {
    edited: { ...snapshot, lines, surcharges },
    conflicts: conflicts.map((path) => ({
      path,
      theirs: valueAt(keyedTheirs, path),
      mine: valueAt(keyedMine, path),
    })),
  }
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, name) => (found as Record<string, unknown> | null | undefined)?.[name], value)

/** Returns the offer with the colleague's value of a conflict. */
export function takeTheirs(edited: EditedOffer, { path, theirs }: EditConflict): EditedOffer {
  const keyed = structuredClone(toKeyed(edited))
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = valueAt(keyed, names.join('.'))
  const owner = (names.length === 0 ? keyed : parent) as Record<string, unknown> | null | undefined
  if (!owner) return edited
  if (theirs === undefined) delete owner[last]
  else owner[last] = theirs
  const orderOf = (rows: readonly Row[], merged: object) => [
    ...new Set([...rows.map(({ id }) => id), ...Object.keys(merged)]),
  ]
  return {
    ...keyed,
    lines: toRows(keyed.lines, orderOf(edited.lines, keyed.lines)).map((line) => ({
      ...line,
      operations: Object.values(line.operations),
    })),
    surcharges: toRows(keyed.surcharges, orderOf(edited.surcharges, keyed.surcharges)),
  }
}
