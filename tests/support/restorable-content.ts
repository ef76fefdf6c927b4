import { CONTENT_CHANGED } from '@rapport/server/platform/database/content-changes'
import type { Database, Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'

/** Rows that a test changes and restores, again and again, while an app runs on them. */
export interface RestorableContent {
  /** The database for the app. */
  database: Database
  /** Saves the present rows. */
  save(): Promise<unknown>
  /** Restores the saved rows and changes them. Resolves when the app has been notified of the change. */
  change(work: (orm: Orm) => Promise<unknown>): Promise<void>
}

/** Notification after those of a change. */
const LAST = 'last'

export function createRestorableContent(database: Database): RestorableContent {
  const { orm } = database
  let onLast = () => {}
  const listen: Database['listen'] = (channel, listener) =>
    database.listen(channel, {
      ...listener,
      onNotify(payload) {
        listener.onNotify(payload)
        if (payload === LAST) onLast()
      },
    })
  return {
    database: { ...database, listen },
    save: () => orm.execute(SAVE),
    async change(work) {
      await orm.execute(RESTORE)
      await work(orm)
      const { promise, resolve } = Promise.withResolvers<void>()
      onLast = resolve
      await orm.execute(sql`select pg_notify(${CONTENT_CHANGED}, ${LAST})`)
      await promise
    },
  }
}

const SAVE = sql`
  do $$
  declare
    name text;
  begin
    create schema saved;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table saved.%1$I as table public.%1$I', name);
    end loop;
  end $$`

/** Restores the tables that differ, without triggers of foreign keys. So it notifies of them itself. */
const RESTORE = sql`
  do $$
  declare
    name text;
    columns text;
    is_changed boolean;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format(
        'select (select array_agg(one::text order by one::text) from public.%1$I one)
          is distinct from (select array_agg(one::text order by one::text) from saved.%1$I one)', name)
        into is_changed;
      continue when not is_changed;
      select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
        where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
      execute format('delete from public.%I', name);
      execute format(
        'insert into public.%1$I (%2$s) overriding system value select %2$s from saved.%1$I', name, columns);
      perform pg_notify('content_changed', name);
    end loop;
  end $$`
