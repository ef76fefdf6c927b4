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
  return statements.filter((statement) => {
    const text = statement.toLowerCase()
    if (isOnNewTable(text) || DEFERRED.test(text)) return false
    if (CONTRACTIONS.some((contraction) => contraction.test(text))) return true
    return ADDED_COLUMN.test(text) && !WITH_VALUE.test(text)
  })
}
