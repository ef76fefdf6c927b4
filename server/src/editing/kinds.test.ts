import { editingEndpoints } from '@rapport/staff-contract/endpoints/editing'
import { CONTENT_KINDS, contentKinds as contracts } from '@rapport/staff-contract/entries/content-kinds'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { isPermission, permissionRoles } from '@rapport/staff-contract/staff/permissions'
import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { contentKinds, getKind } from './kinds.ts'
import { contentEntries, contentVersions } from './tables.ts'
import { writeOptions } from './write-options.ts'

it('every kind of content has a schema, permissions, and functions to read and write it', () => {
  expect(Object.keys(contentKinds).sort()).toEqual([...CONTENT_KINDS].sort())
  for (const name of CONTENT_KINDS) {
    const { snapshot, publishable } = contracts[name]
    const permissions = getKindPermissions(name)
    expect([name, snapshot, publishable]).toEqual([name, expect.anything(), expect.anything()])
    const access = Object.values(permissions)
    expect([name, access.every(isPermission)]).toEqual([name, true])
    // All kinds share these endpoints. Their access must include every role that has the permission for some kind.
    for (const [permission, endpoint] of [
      [permissions.read, editingEndpoints.getEntry.access],
      [permissions.write, editingEndpoints.saveDraft.access],
    ] as const)
      expect(permissionRoles[endpoint]).toEqual(expect.arrayContaining([...permissionRoles[permission]]))
    const kind = contentKinds[name]
    for (const step of ['resolvePath', 'read', 'check', 'write'] as const)
      expect([name, step, typeof kind[step]]).toEqual([name, step, 'function'])
  }
})

describeServer('contentKinds', (server) => {
  it('have a trigger that notifies of changes on each of their public tables', async () => {
    const rows = await queryRows<{ name: string }>(
      server().database.orm,
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'content_changed'`,
    )
    const triggered = rows.map(({ name }) => name)
    for (const { name, tables } of Object.values(contentKinds))
      for (const table of tables)
        expect([name, getTableName(table), triggered.includes(getTableName(table))]).toEqual([
          name,
          getTableName(table),
          true,
        ])
  })

  it('have an entry and a version for everything that the seed publishes', async () => {
    const { orm } = server().database
    const entries = await orm.select().from(contentEntries)
    expect(entries.length).toBeGreaterThan(CONTENT_KINDS.length)
    const versions = await orm.select().from(contentVersions)
    expect(versions).toHaveLength(entries.length)
    for (const { id, kind, subjectId, title } of entries) {
      const version = versions.find(({ entryId }) => entryId === id)
      expect(version).toMatchObject({ number: 1, reason: 'seed', isPublished: true, createdBy: null })
      const published = await getKind(kind).read(orm, subjectId ?? '')
      expect(version?.snapshot).toEqual(published)
      expect(published?.title).toBe(title)
    }
  })

  it('read the same snapshot that they wrote', async () => {
    const { orm } = server().database
    for (const entry of await orm.select().from(contentEntries)) {
      const { subjectId } = entry
      const kind = getKind(entry.kind)
      const before = await kind.read(orm, subjectId ?? '')
      if (!before || subjectId === null) throw new Error('Nothing published')
      expect(kind.parseDraft(before)).toEqual(before)
      const options = writeOptions(orm, entry, new Date())
      expect(await kind.write(orm, before, options)).toBe(subjectId)
      expect(await kind.read(orm, subjectId)).toEqual(before)
    }
  })
})
