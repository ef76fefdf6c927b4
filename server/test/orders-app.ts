import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cities } from '../src/contacts/tables.ts'
import { siteProperties, textPages } from '../src/content/tables.ts'
import type { Orders } from '../src/orders/create-orders.ts'
import type { Database, Orm } from '../src/platform/database/database.ts'
import { type BuildOptions, type BuiltApp, buildApp } from './build-app.ts'
import { rejectStalled } from './stalled-work.ts'

/** Listening server that accepts orders, on its own data directory. */
export interface OrdersApp extends BuiltApp {
  orders: Orders
  url: string
  /** Returns the files in incoming/ and files/orders/. */
  files(): Promise<{ incoming: string[]; stored: string[] }>
}

/** Creates the minimum for an order: site properties, one page, one city. */
export const seedSmallFactory = (database: Database): Promise<void> =>
  rejectStalled('The small factory was not stored', database, insertSmallFactory(database.orm))

async function insertSmallFactory(orm: Orm): Promise<void> {
  await orm
    .insert(siteProperties)
    .values({
      name: 'Фабрика «Проба»',
      tagline: 'фабрика текстиля',
      legalName: 'ООО «Проба»',
      phone: '+74951234567',
      supportEmail: 'support@proba.example',
      address: 'Иваново, улица Ткачей, 1',
      operationMode: 'Пн–Пт 9:30–18:00',
      social: [],
      callbackMinutes: 15,
      nextSteps: [{ text: 'Пришлём счёт' }],
    })
  await orm
    .insert(cities)
    .values({
      id: 3,
      position: 1,
      city: 'Иваново',
      aliases: [],
      subdomain: 'proba',
      phones: [],
      email: '',
      address: '',
      operationMode: '',
      notifications: [],
      howToGet: '',
      howToGetMarkdown: '',
      photos: [],
    })
  await orm
    .insert(textPages)
    .values({
      slug: 'policy',
      title: 'Согласие',
      version: '2026-11-01',
      body: '<p>Я даю согласие</p>',
      bodyMarkdown: 'Я даю согласие',
    })
}

export async function openOrdersApp(database: Database, options: BuildOptions = {}): Promise<OrdersApp> {
  const built = await buildApp(database, options)
  const namesIn = (directory: string) => readdir(join(built.dataDir, directory)).catch(() => [])
  return {
    ...built,
    orders: built.app.orders,
    url: await built.listen(),
    files: async () => ({ incoming: await namesIn('incoming'), stored: await namesIn('files/orders') }),
  }
}
