/** Changes that a process of an earlier release may not survive. */
const CONTRACTIONS = [
  /^drop (?:table|column|view|materialized view|type|function|schema)\b/,
  /^truncate\b/,
  /^alter (?:table|type|view|function) .*\b(?:drop column|drop (?:if exists )?"?\w+"?$|rename\b)/,
  /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/,
  /^alter table .*\bset not null\b/,
  /^alter table .*\bdrop default\b/,
  /^alter table .*\badd constraint\b/,
  /^create unique index\b/,
]
const ADDED_COLUMN = /\badd column (?:if not exists )?.*?\bnot null\b/
const WITH_VALUE = /\bdefault\b|\bgenerated\b|\bserial\b/

const NEW_COLUMN = /^alter table (\S+) add column ("\w+") /
const KEY =
  /^(?:create unique index \S+ on (\S+) using \w+|alter table (\S+) add constraint \S+ (?:unique|foreign key)) ?\(([^)]*)\)/
const NEW_CHECK = /^alter table (\S+) add constraint \S+ check \((.*)\)$/

/** A unique constraint replaced under its name, so that it is checked at the end of a statement. It refuses fewer writes. */
const DEFERRED =
  /^alter table \S+ drop constraint (\S+), add constraint \1 unique \([^)]*\) deferrable initially immediate$/

/**
 * Returns the statements of a migration that a process of the release before may not survive. They remove,
 * rename or narrow what existed before, or require a value that this process does not write.
 * Tables of the same migration are new.
 */
export function findContractions(migration: string): string[] {
  const statements = migration
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const created = new Set(
    statements.flatMap((text) => {
      const name = /^create table (?:if not exists )?(\S+)/i.exec(text)?.[1]
      return name === undefined ? [] : [name.toLowerCase()]
    }),
  )
  const isOnNewTable = (text: string) => {
    const name = /^(?:alter table (?:only |if exists )*|create unique index .*? on )(\S+)/.exec(text)?.[1]
    return name !== undefined && created.has(name)
  }
  const added = new Set(
    statements.flatMap((text) => NEW_COLUMN.exec(text.toLowerCase())?.slice(1, 3).join('.') ?? []),
  )
  /** A check of new columns only: writes of the process before give them their defaults. */
  const checksNewColumns = (text: string) => {
    const [, table = '', condition] = NEW_CHECK.exec(text) ?? []
    const columns = [...(condition ?? '').matchAll(/(?:"?\w+"?\.)?("\w+")/g)].map(
      ([, column]) => `${table}.${column}`,
    )
    return columns.length > 0 && columns.every((column) => added.has(column))
  }
  const empty = new Set(
    statements.flatMap((one) => {
      const text = one.toLowerCase()
      const hasValue = ADDED_COLUMN.test(text) || WITH_VALUE.test(text)
      return (!hasValue && NEW_COLUMN.exec(text)?.slice(1, 3).join('.')) || []
    }),
  )
  /** Unique by a new column, or a reference from it. The process before leaves it empty: null collides with nothing. */
  const isKeyOfNewColumn = (text: string) => {
    const [, ofIndex, ofConstraint = ofIndex, columns = ''] = KEY.exec(text) ?? []
    return columns.split(',').some((column) => empty.has(`${ofConstraint}.${column.trim()}`))
  }
  return statements.filter((statement) => {
    const text = statement.toLowerCase()
    if (isOnNewTable(text) || DEFERRED.test(text) || checksNewColumns(text) || isKeyOfNewColumn(text))
      return false
    if (CONTRACTIONS.some((contraction) => contraction.test(text))) return true
    return ADDED_COLUMN.test(text) && !WITH_VALUE.test(text)
  })
}
