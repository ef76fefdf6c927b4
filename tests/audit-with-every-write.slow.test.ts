import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { queryRows } from '../server/src/platform/database/sql-arrays.ts'
import { AUDITED, auditedWrites } from '../server/test/audited-writes/audited-writes.ts'
import { describeStaff } from '../server/test/staff-app.ts'

/** Tables that may change without an audit row: attempt counters, one-time challenges, and tables of jobs. */
const BESIDE =
  /^(?:rate_limits|staff_challenges|staff_links|order_notifications|offer_mails|proof_mails|search_|media$|media_|content_schedules)/

const DOWNLOADS = { variables: { CATALOGUE_DOWNLOADS: 'on' }, isAllowedAddress: () => true }

describeStaff(
  'audit log',
  (server) => {
    const run = (statement: string) => server().database.orm.execute(sql.raw(statement))
    const refuseRows = () =>
      run(`create trigger audit_log_refused before insert on audit_log for each row when (new.outcome = 'done')
      execute function refuse_audit_change()`)
    const takeRows = () => run('drop trigger if exists audit_log_refused on audit_log')
    afterEach(takeRows)

    /** Returns a hash of each table's rows. */
    async function digest(): Promise<Record<string, string>> {
      const { orm } = server().database
      const tables = await queryRows<{ name: string }>(
        orm,
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
      const parts = tables
        .filter(({ name }) => !BESIDE.test(name))
        .map(
          ({ name }) =>
            `select '${name}' as name, coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as rows from "${name}" as t`,
        )
      const rows = await queryRows<{ name: string; rows: string }>(orm, sql.raw(parts.join(' union all ')))
      return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
    }

    describe('and the write are committed together', () => {
      it.each(AUDITED)('%s', async (name) => {
        const prepare = auditedWrites(server())[name]
        if (!prepare) throw new Error(`Say in server/test/audited-writes how ${name} is called`)
        const refused = await prepare()
        await refuseRows()
        const before = await digest()
        const { status } = await refused.by.call(name, refused.options)
        expect([name, status >= 500]).toEqual([name, true])
        expect(await digest()).toEqual(before)
        await takeRows()
        const { by, options } = await prepare()
        // `call` checks the audit row.
        const done = await by.call(name, options)
        expect([name, done.status, done.errors]).toEqual([name, 200, {}])
      })
    })
  },
  {},
  DOWNLOADS,
)
