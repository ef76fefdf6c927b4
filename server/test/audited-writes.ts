import { randomUUID } from 'node:crypto'
import { type AdminEndpointName, adminRoutes } from '@rapport/contract/endpoints/admin/admin-routes'
import { UNAUDITED } from '@rapport/contract/staff/audit-actions'
import { orderFiles } from '../src/orders/tables.ts'
import { goodPassword, publicUrl } from './accounts-app.ts'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  PICTURE,
  postFields,
} from './content/entries.ts'
import { csvOf, importsOf } from './content/imports.ts'
import { fileForm, uploadDrawing } from './content/media-files.ts'
import { samples } from './file-samples.ts'
import { inboxOrder, placeOrder } from './inbox-orders.ts'
import { logIn } from './members.ts'
import { Authenticator } from './passkeys/authenticator.ts'
import { addTotp, type SignedIn, type StaffApp, type StaffBrowser, totpAt } from './staff-app.ts'
import { ownerAtCode, turnClock } from './staff-sign-in.ts'

/** A call that is done, by somebody who may do it. */
interface AuditedWrite {
  by: StaffBrowser
  options?: Parameters<StaffBrowser['call']>[1]
}

/** Calls that have to leave a row in the audit log: all that write, and looks at personal data. */
export const AUDITED = [
  ...(Object.keys(adminRoutes) as AdminEndpointName[]).filter(
    (name) => adminRoutes[name].method !== 'GET' && !(UNAUDITED as readonly string[]).includes(name),
  ),
  'getInboxOrder',
  'getCustomer',
  'getGuest',
] as AdminEndpointName[]

let count = 0
/** Returns another number each time, for what has to be told apart. */
function next(): number {
  count += 1
  return count
}
const unique = (word: string) => `${word}-${next()}`

const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
const atBase = { origin: publicUrl }

/** Returns, by call, what makes all it needs and says how it is called so that it is done. */
export function auditedWrites(
  server: StaffApp,
): Partial<Record<AdminEndpointName, () => Promise<AuditedWrite>>> {
  const owner = () => server.signedIn('owner')
  const manager = () => server.signedIn('manager')

  async function invited() {
    const by = await owner()
    const email = `${unique('invited')}@example.ru`
    const { id } = (await by.call('inviteStaff', { body: { email, name: 'Вера', role: 'editor' } })).result
      .member
    return { by, id: id as number, token: await server.linkTo(email) }
  }
  async function withKey(by: StaffBrowser) {
    const authenticator = new Authenticator()
    const { options } = (await by.call('createStaffPasskeyOptions')).result
    const body = { name: 'Телефон', credential: authenticator.create(options, atBase) }
    const { passkey } = (await by.call('createStaffPasskey', { body })).result
    return { authenticator, id: passkey.id as string }
  }
  async function post(isPublished = true) {
    await addPicture(server)
    const by = await owner()
    const entry = isPublished
      ? await createPublished(by, 'post', postFields(unique('post')))
      : await createPost(by, unique('post'))
    return { by, id: entry.id, version: entry.version }
  }
  async function order(fields: Record<string, string> = {}) {
    const by = await manager()
    return { by, id: await placeOrder(server, fields) }
  }
  async function picture() {
    const by = await owner()
    const { id, version } = await uploadDrawing(by, unique('drawing'), `#${String(100_000 + next())}`)
    return { by, id, version }
  }
  async function customer() {
    const email = `${unique('customer')}@example.ru`
    return { by: await manager(), email, ...(await logIn(server.database, email)) }
  }
  async function item(fields: object = {}) {
    await addPicture(server)
    const by = await owner()
    return { by, entry: await createPublished(by, 'item', itemFields(unique('item'), fields)) }
  }
  const member = async () => ({ by: await owner(), id: (await server.member('editor')).id })

  return {
    signOutStaff: async () => ({ by: await owner() }),
    confirmStaff: async () => ({
      by: await server.signedIn('editor'),
      options: { body: { password: goodPassword } },
    }),
    signInStaff: async () => {
      const { email } = await server.member('editor')
      return { by: server.browser(), options: { body: { email, password: goodPassword } } }
    },
    signInStaffByCode: async () => {
      const { browser, secret } = await ownerAtCode(server)
      return { by: browser, options: { body: { code: totpAt(secret, server.clock.now) } } }
    },
    signInStaffByPasskey: async () => {
      const { authenticator } = await withKey(await owner())
      const by = server.browser()
      const { options } = (await by.call('createStaffSignInOptions')).result
      return { by, options: { body: { credential: authenticator.get(options, atBase) } } }
    },
    acceptInvitation: async () => {
      const { token } = await invited()
      return { by: server.browser(), options: { body: { token, name: 'Вера Ткач', ...passwords } } }
    },
    resetStaffPassword: async () => {
      const { email } = await server.member('editor')
      await server.browser().call('mailStaffPasswordLink', { body: { email } })
      const token = await server.linkTo(email)
      return { by: server.browser(), options: { body: { token, ...passwords } } }
    },
    updateStaffAccount: async () => ({ by: await owner(), options: { body: { name: 'Вера Ткачёва' } } }),
    changeStaffPassword: async () => {
      const password = 'другой длинный пароль'
      const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
      return { by: await owner(), options: { body } }
    },
    enableTotp: async () => {
      const by = await owner()
      const { options } = (await by.call('createTotpOptions')).result
      return { by, options: { body: { code: totpAt(options.secret, server.clock.now) } } }
    },
    disableTotp: async () => {
      const by = await server.signedIn('editor')
      await addTotp(server, by)
      return { by }
    },
    createRecoveryCodes: async () => {
      const by = await owner()
      await addTotp(server, by)
      return { by }
    },
    createStaffPasskey: async () => {
      const by = await owner()
      const { options } = (await by.call('createStaffPasskeyOptions')).result
      const credential = new Authenticator().create(options, atBase)
      return { by, options: { body: { name: 'Телефон', credential } } }
    },
    updateStaffPasskey: async () => {
      const by = await owner()
      const { id } = await withKey(by)
      return { by, options: { id, body: { name: 'Другой' } } }
    },
    deleteStaffPasskey: async () => {
      const by = await server.signedIn('editor')
      const { id } = await withKey(by)
      return { by, options: { id } }
    },
    endOtherStaffDevices: async () => {
      const by = await owner()
      await server.session(by)
      return { by }
    },
    endStaffDevice: async () => {
      const by = await owner()
      turnClock(server, 1000)
      await server.session(by)
      const { devices } = (await by.call('getStaffDevices')).result
      const other = devices.find(({ current }: { current: boolean }) => !current)
      return { by, options: { id: other.id } }
    },
    inviteStaff: async () => {
      const body = { email: `${unique('new')}@example.ru`, name: 'Вера', role: 'editor' }
      return { by: await owner(), options: { body } }
    },
    updateStaffRole: async () => {
      const { by, id } = await member()
      return { by, options: { id, body: { role: 'viewer' } } }
    },
    repeatInvitation: async () => {
      const { by, id } = await invited()
      return { by, options: { id } }
    },
    blockStaff: async () => {
      const { by, id } = await member()
      return { by, options: { id } }
    },
    unblockStaff: async () => {
      const { by, id } = await member()
      await by.call('blockStaff', { id })
      return { by, options: { id } }
    },
    resetStaffSignIn: async () => {
      const { by, id } = await member()
      return { by, options: { id } }
    },

    createEntry: async () => {
      await addPicture(server)
      return { by: await owner(), options: { body: { kind: 'post', snapshot: postFields(unique('post')) } } }
    },
    saveDraft: async () => {
      const { by, id, version } = await post()
      return { by, options: { id, body: { version, snapshot: postFields(unique('post')), reason: 'save' } } }
    },
    discardDraft: async () => {
      const { by, id, version } = await post(false)
      return { by, options: { id, body: { version } } }
    },
    publishEntries: async () => {
      const { by, id, version } = await post(false)
      return { by, options: { body: { entries: [{ id, version }] } } }
    },
    takeDownEntry: async () => {
      const { by, id, version } = await post()
      return { by, options: { id, body: { version } } }
    },
    trashEntry: async () => {
      const { by, id, version } = await post()
      return { by, options: { id, body: { version } } }
    },
    restoreEntry: async () => {
      const { by, id, version } = await post()
      const { entry } = (await by.call('trashEntry', { id, body: { version } })).result
      return { by, options: { id, body: { version: entry.version, as: 'before' } } }
    },
    scheduleEntry: async () => {
      const { by, id, version } = await post(false)
      return { by, options: { id, body: { version, publishAt: '2099-01-01T09:00', takeDownAt: null } } }
    },
    placeEntry: async () => {
      const by = await owner()
      await addPicture(server)
      const { entry, sibling } = await createPlaced(by)
      const { id, version } = entry
      return { by, options: { id, body: { version, sibling: sibling.id, side: 'before' } } }
    },
    moveItem: async () => {
      const { by, entry } = await item()
      const group = await createPublished(by, 'item', itemFields(unique('group'), { isGroup: true }))
      const { nodes } = (await by.call('getItemNodes')).result
      const parent = nodes.find(({ id }: { id: number }) => id === group.id).key
      return { by, options: { id: entry.id, body: { version: entry.version, parent, sibling: null } } }
    },
    copyEntry: async () => {
      const { by, entry } = await item()
      return { by, options: { id: entry.id } }
    },
    planBatch: async () => {
      const { by, id } = await post(false)
      return { by, options: { body: bulkEdit(id) } }
    },
    applyBatch: async () => {
      const { by, id } = await post(false)
      return { by, options: { id: await planBulkEdit(by, id) } }
    },
    undoBatch: async () => {
      const { by, id } = await post(false)
      const batch = await planBulkEdit(by, id)
      await by.call('applyBatch', { id: batch })
      return { by, options: { id: batch } }
    },
    saveListView: async () => ({ by: await owner(), options: { body: listView(unique('view')) } }),
    deleteListView: async () => {
      const by = await owner()
      const { view } = (await by.call('saveListView', { body: listView(unique('view')) })).result
      return { by, options: { id: view.id } }
    },
    restoreVersion: async () => {
      const { by, id, version } = await post()
      const [kept] = (await by.call('getVersions', { id })).result.versions
      return { by, options: { id: kept.id, body: { version } } }
    },
    saveRedirect: async () => {
      const body = { oldPath: `/${unique('old')}/`, newPath: '/contacts/', status: '301' }
      return { by: await owner(), options: { body } }
    },
    deleteRedirect: async () => {
      const by = await owner()
      const oldPath = `/${unique('old')}/`
      const saved = await by.call('saveRedirect', { body: { oldPath, newPath: '/contacts/', status: '301' } })
      return { by, options: { body: { oldPath, version: String(saved.result.redirect.version) } } }
    },

    uploadMedia: async () => {
      const color = `#${String(100_000 + next())}`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="80"><rect width="9" height="9" fill="${color}"/></svg>`
      return { by: await owner(), options: { body: fileForm('Узор.svg', Buffer.from(svg)) } }
    },
    uploadDocument: async () => {
      const bytes = Buffer.concat([Buffer.from(samples.pdf), Buffer.from(unique('%'))])
      return { by: await owner(), options: { body: fileForm('Лицензия.pdf', bytes) } }
    },
    updateMediaAlt: async () => {
      const { by, id, version } = await picture()
      return { by, options: { id, body: { version, alt: 'Сукно' } } }
    },
    updateMediaFocus: async () => {
      const { by, id, version } = await picture()
      return { by, options: { id, body: { version, focus: { x: 20, y: 30 } } } }
    },
    updateMediaTags: async () => {
      const { by, id, version } = await picture()
      return { by, options: { id, body: { version, tags: ['ткани'] } } }
    },
    replaceMedia: async () => {
      const { by, id, version } = await picture()
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="70" height="80"><rect width="${next()}" height="9"/></svg>`
      return {
        by,
        options: { id, body: fileForm('Другой.svg', Buffer.from(svg), { version: String(version) }) },
      }
    },
    deleteMedia: async () => {
      const { by, id, version } = await picture()
      return { by, options: { id, query: { version: String(version) } } }
    },

    claimOrder: async () => {
      const { by, id } = await order()
      return { by, options: { id } }
    },
    assignOrder: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { version: 0, assigneeId: by.id } } }
    },
    changeOrderStatus: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { version: 0, status: 'calculating' } } }
    },
    noteOrderCall: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { version: 0, outcome: 'missed' } } }
    },
    addOrderNote: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: { text: 'Просит пробник', mentions: [by.id] } } }
    },
    addOrderFile: async () => {
      const { by, id } = await order()
      return { by, options: { id, body: fileForm('Образец.jpg', samples.jpeg) } }
    },
    addOrderReminder: async () => {
      const { by, id } = await order()
      const at = new Date(server.clock.now.getTime() + 3_600_000).toISOString()
      return { by, options: { id, body: { at, text: 'Перезвонить' } } }
    },
    endOrderReminder: async () => {
      const { by, id } = await order()
      const at = new Date(server.clock.now.getTime() + 3_600_000).toISOString()
      const { reminders } = (await by.call('addOrderReminder', { id, body: { at } })).result.order
      return { by, options: { id: reminders[0].id } }
    },
    resendNotification: async () => {
      const { by, id } = await order({ email: `${unique('mailed')}@example.ru` })
      const email = `${unique('other')}@example.ru`
      const { notifications } = await inboxOrder(by, id)
      const mail = notifications.find(({ channel }) => channel === 'customer-mail')
      await isSent(by, id)
      return { by, options: { id: mail?.id ?? '', body: { email } } }
    },
    openOrderFile: async () => {
      const { by, id } = await order()
      const fileId = randomUUID()
      const values = { id: fileId, orderId: id, position: 0, name: 'maket.pdf', size: 10 }
      await server.database.orm.insert(orderFiles).values(values)
      return { by, options: { id: fileId } }
    },
    openOrderArchive: async () => {
      const { by, id } = await order()
      return { by, options: { id } }
    },
    getInboxOrder: async () => {
      const { by, id } = await order()
      return { by, options: { id } }
    },

    getCustomer: async () => {
      const { by, id } = await customer()
      return { by, options: { id } }
    },
    giveCustomerPriceList: async () => {
      const { by, id } = await customer()
      return { by, options: { id, body: { version: 0, priceList: 'dealer' } } }
    },
    endCustomerSession: async () => {
      const { by, id } = await customer()
      const [session] = (await by.call('getCustomer', { id })).result.customer.sessions
      return { by, options: { id: session.id } }
    },
    endCustomerSessions: async () => {
      const { by, id } = await customer()
      return { by, options: { id } }
    },
    createExport: async () => ({
      by: await owner(),
      options: { body: { kind: 'items', format: 'csv' } },
    }),
    createPersonalExport: async () => ({
      by: await manager(),
      options: { body: { kind: 'customers', format: 'csv' } },
    }),
    uploadImport: async () => {
      const body = fileForm('Материалы.csv', await materialsFile(), { kind: 'materials' })
      return { by: await owner(), options: { body } }
    },
    applyImport: async () => {
      const by = await owner()
      return { by, options: { id: await checkedImport(server, by) } }
    },
    openImportFile: async () => {
      const by = await owner()
      const id = await checkedImport(server, by)
      // What was begun before is not to end while the rows are looked at.
      const { imports } = (await by.call('getImports')).result
      const files = importsOf(
        () => server,
        () => by,
      )
      for (const one of imports as { id: number }[]) await files.settled(one.id)
      return { by, options: { id } }
    },
    exportCustomer: async () => {
      const { by, id } = await customer()
      return { by, options: { id } }
    },
    eraseCustomer: async () => {
      const { by, id, email } = await customer()
      return { by, options: { id, body: { contact: email, withOpenOrders: true } } }
    },
    getGuest: async () => {
      const { by, id } = await order({ email: `${unique('guest')}@example.ru` })
      return { by, options: { id } }
    },
    exportGuest: async () => {
      const { by, id } = await order({ email: `${unique('guest')}@example.ru` })
      return { by, options: { id } }
    },
    eraseGuest: async () => {
      const email = `${unique('guest')}@example.ru`
      const { by, id } = await order({ email, phone: '+79990000000' })
      return { by, options: { id, body: { contact: email, withOpenOrders: true } } }
    },
  }

  /** Waits until the mail to the customer has left: what is on its way is sent to no other address. */
  async function isSent(by: StaffBrowser, id: string): Promise<void> {
    for (;;) {
      const { notifications } = (await by.call('getInboxOrder', { id })).result.order
      if (
        notifications.some(
          ({ channel, state }: { channel: string; state: string }) =>
            channel === 'customer-mail' && state === 'sent',
        )
      )
        return
    }
  }
}

/** Makes two stories, whose order staff change by moves. */
async function createPlaced(by: Parameters<typeof createPublished>[0]) {
  const story = (title: string) => ({
    ...{ title, cover: PICTURE, position: null },
    frames: [{ picture: PICTURE, title, text: '', link: null }],
  })
  return {
    sibling: await createPublished(by, 'story', story('А')),
    entry: await createDraft(by, 'story', story('Б')),
  }
}

const bulkEdit = (id: number) => ({
  ...{ kind: 'post', title: 'Проба', ids: [id], result: 'draft' },
  change: { action: 'set', field: 'title', value: 'Правка' },
})

/** Plans a bulk edit of one post; returns its id. */
const planBulkEdit = async (by: StaffBrowser, id: number): Promise<number> =>
  (await by.call('planBatch', { body: bulkEdit(id) })).result.batch.id

const listView = (title: string) => ({ kind: 'post', title, query: 'sort=title', isShared: false })

const materialsFile = () =>
  csvOf([
    ['Код в учёте', 'Название'],
    [unique('M'), 'Бязь'],
  ])

/** Takes a file in, up to its dry run; returns its id. */
async function checkedImport(server: StaffApp, by: SignedIn): Promise<number> {
  const files = importsOf(
    () => server,
    () => by,
  )
  return (await files.checked('materials', await materialsFile())).id
}
