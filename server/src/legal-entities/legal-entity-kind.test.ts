import { messages } from '@rapport/contract/errors/messages'
import { requisiteMessages } from '@rapport/contract/requisites/requisite-messages'
import { beforeAll, expect, it } from 'vitest'
import { createDraft, createPost, createPublished, postFields, publish } from '../../test/content/entries.ts'
import { legalEntityFields } from '../../test/invoices/invoiced-offers.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { listLegalEntities } from './queries.ts'

describeStaff('legal entities', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await server().signedIn('owner')
  })
  async function faultsOf(fields: Parameters<typeof legalEntityFields>[0]) {
    const { errors } = await publish(
      owner,
      await createDraft(owner, 'legal-entity', legalEntityFields(fields)),
    )
    const faults = Object.entries(errors as Record<string, string[]>)
    return Object.fromEntries(faults.map(([field, list]) => [field.replace('entries.0.', ''), list]))
  }

  it('are published with requisites that a bank would accept, in the order of staff', async () => {
    await createPublished(owner, 'legal-entity', legalEntityFields({ title: 'ООО «Вторая»' }))
    await createPublished(owner, 'legal-entity', legalEntityFields({ title: 'ООО «Первая»', position: -1 }))
    const entities = await listLegalEntities(server().database.orm)
    expect(entities.map(({ title }) => title)).toEqual(['ООО «Первая»', 'ООО «Вторая»'])
  })

  it('are refused with a sentence at each wrong requisite, and may be empty in a draft', async () => {
    expect(await faultsOf({ inn: '7707083894' })).toMatchObject({ inn: [messages.innWrong] })
    expect(await faultsOf({ kpp: '' })).toEqual({ kpp: [messages.kppFormat] })
    expect(await faultsOf({ account: '40702810738000000000' })).toEqual({
      account: [requisiteMessages.accountWrong],
    })
    expect(await faultsOf({ correspondentAccount: '40702810638000000000' })).toEqual({
      correspondentAccount: [requisiteMessages.correspondentKind],
    })
    expect(await faultsOf({ bankName: '', directorName: ' ' })).toEqual({
      bankName: [requisiteMessages.bankNameMissing],
      directorName: [requisiteMessages.directorNameMissing],
    })
  })

  it('of a sole trader have no KPP', async () => {
    expect(await faultsOf({ inn: '500100732259', kpp: '' })).toEqual({})
  })

  it('are written by owners and accountants, who do not delete them', async () => {
    const body = { kind: 'legal-entity', snapshot: legalEntityFields() }
    expect((await (await server().signedIn('manager')).call('createEntry', { body })).status).toBe(403)
    const accountant = await server().signedIn('accountant')
    const { status, result } = await accountant.call('createEntry', { body })
    const { id, version } = result.entry
    const trashed = await accountant.call('trashEntry', { id, body: { version } })
    expect([status, trashed.status]).toEqual([200, 403])
  })

  it('are all that an accountant reads and writes of the content', async () => {
    const accountant = await server().signedIn('accountant')
    const entry = await createPost(owner, 'o-schetah')
    const { result } = await accountant.call('getEntries')
    expect(new Set(result.entries.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['legal-entity']),
    )
    const refused = [
      await accountant.call('getEntry', { id: entry.id }),
      await accountant.call('publishEntries', {
        body: { entries: [{ id: entry.id, version: entry.version }] },
      }),
      await accountant.call('createEntry', { body: { kind: 'post', snapshot: postFields('o-nalogah') } }),
      await accountant.call('getEntries', { query: { kind: 'price-group' } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})
