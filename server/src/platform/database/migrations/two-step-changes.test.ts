import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findContractions } from '../../../../test/find-contractions.ts'
import { migrationsFolder } from '../database.ts'
import { CONTRACT_MARK } from './schema-history.ts'

/** Last migration of the baseline, which creates a database and changes none. */
const BASELINE_END = '0019'

const migrations = globSync(join(migrationsFolder, '*.sql'))
  .map((file) => ({ tag: basename(file, '.sql'), text: readFileSync(file, 'utf8') }))
  .sort((a, b) => (a.tag < b.tag ? -1 : 1))

describe('a migration after the baseline', () => {
  const later = migrations.filter(({ tag }) => tag.slice(0, 4) > BASELINE_END)

  it('removes or narrows nothing, unless its mark names the migration of the release that stopped using it', () => {
    const unmarked = later.filter(
      ({ text }) => findContractions(text).length > 0 && !CONTRACT_MARK.test(text),
    )
    expect(unmarked.map(({ tag, text }) => `${tag}: ${findContractions(text)[0]}`)).toEqual([])
  })

  it('names an earlier migration in its mark', () => {
    const tags = migrations.map(({ tag }) => tag)
    for (const { tag, text } of later) {
      const since = CONTRACT_MARK.exec(text)?.[1]
      if (since !== undefined) expect(tags.slice(0, tags.indexOf(tag)), tag).toContain(since)
    }
  })
})

describe('findContractions', () => {
  it.each([
    'DROP TABLE "reactions"',
    'ALTER TABLE "orders" DROP COLUMN "fax"',
    'alter table orders drop fax',
    'ALTER TABLE "orders" RENAME COLUMN "fax" TO "phone"',
    'ALTER TABLE "orders" RENAME TO "requests"',
    'ALTER TABLE "orders" ALTER COLUMN "fax" SET DATA TYPE integer',
    'ALTER TABLE "orders" ALTER COLUMN "fax" SET NOT NULL',
    'ALTER TABLE "orders"\n  ADD COLUMN "fax" text NOT NULL',
    'ALTER TABLE "orders" ADD CONSTRAINT "fax_check" CHECK (fax <> \'\')',
    `ALTER TABLE "orders" ADD COLUMN "fax" text; ALTER TABLE "orders" ADD CONSTRAINT "fax_or_phone" CHECK ("orders"."fax" <> "orders"."phone")`,
    'CREATE UNIQUE INDEX "fax_index" ON "orders" ("fax")',
    `ALTER TABLE "orders" ADD COLUMN "fax" text DEFAULT '' NOT NULL; CREATE UNIQUE INDEX "fax_index" ON "orders" USING btree ("fax")`,
    'ALTER TABLE orders DROP CONSTRAINT fax_key, ADD CONSTRAINT fax_key UNIQUE (fax)',
    'ALTER TABLE orders DROP CONSTRAINT fax_key, ADD CONSTRAINT phone_key UNIQUE (phone) DEFERRABLE INITIALLY IMMEDIATE',
  ])('finds %s', (statement) => {
    expect(findContractions(`${statement};\n--> statement-breakpoint\nselect 1;`)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "fax" ("id" serial, "number" text NOT NULL)',
    'ALTER TABLE "orders" ADD COLUMN "fax" text',
    'ALTER TABLE "orders" ADD COLUMN "fax" text DEFAULT \'\' NOT NULL',
    'CREATE INDEX "fax_index" ON "orders" ("fax")',
    'ALTER TABLE "orders" DROP CONSTRAINT "fax_check"',
    'ALTER TABLE "orders" ALTER COLUMN "fax" DROP NOT NULL',
    'ALTER TABLE orders DROP CONSTRAINT fax_key, ADD CONSTRAINT fax_key UNIQUE (fax) DEFERRABLE INITIALLY IMMEDIATE',
    'DROP INDEX "fax_index"',
    `ALTER TABLE "orders" ADD COLUMN "fax" text DEFAULT 'no' NOT NULL; ALTER TABLE "orders" ADD CONSTRAINT "fax_known" CHECK ("orders"."fax" in ('no'))`,
    'ALTER TABLE "orders" ADD COLUMN "fax" text; CREATE UNIQUE INDEX "fax_index" ON "orders" USING btree ("fax","number")',
    'ALTER TABLE "orders" ADD COLUMN "fax" text; ALTER TABLE "orders" ADD CONSTRAINT "fax_key" UNIQUE("fax")',
    '-- DROP TABLE "orders"',
    'CREATE TABLE "fax" ("id" integer); ALTER TABLE "fax" ADD CONSTRAINT "fax_order" FOREIGN KEY ("id") REFERENCES "orders"',
  ])('accepts %s', (statement) => {
    expect(findContractions(statement)).toEqual([])
  })
})
