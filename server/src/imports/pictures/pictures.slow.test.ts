import { PICTURES_FILES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { beforeAll, expect, it } from 'vitest'
import { createDraft, itemFields, materialFields } from '../../../test/content/entries.ts'
import { createImportCalls } from '../../../test/content/imports.ts'
import { createPng, fileForm } from '../../../test/content/media-files.ts'
import { type FileToZip, zipFiles } from '../../../test/content/zip-files.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

/** «Кепка-1.png» in cp866, as the archiver of a Russian Windows writes it. */
const CP866_NAME = Buffer.from([0x8a, 0xa5, 0xaf, 0xaa, 0xa0, ...Buffer.from('-1.png')])
const TEXT = Buffer.from('text')

describeStaff('an archive of pictures', (server) => {
  let owner: SignedIn
  let red: Buffer
  let blue: Buffer
  const files = createImportCalls(server, () => owner)
  const upload = (bytes: Uint8Array) =>
    owner.call('uploadPictures', { body: fileForm('Картинки.zip', bytes) })
  const checked = async (list: FileToZip[]) => {
    const { status, message, result } = await upload(zipFiles(list))
    if (status !== 200) throw new Error(message)
    return files.settled(result.import.id)
  }
  const snapshot = async (id: number): Promise<ItemSnapshot> =>
    (await owner.call('getEntry', { id })).result.entry.snapshot
  const item = (slug: string, title: string, article = '') =>
    createDraft(
      owner,
      'item',
      itemFields(slug, {
        title,
        picture: null,
        properties: article ? [{ name: 'Артикул', value: article }] : [],
      }),
    )
  beforeAll(async () => {
    owner = await server().signedIn('owner')
    red = await createPng('#c01020', 32, 32)
    blue = await createPng('#1020c0', 32, 32)
  })

  it('finds items by article, title and folder in both alphabets, and is reverted in one batch', async () => {
    const shirt = await item('shirt-white', 'Футболка белая', 'С-123')
    const cap = await item('kepka', 'Кепка')
    const list = await Promise.all(
      ['#111', '#222', '#333', '#444', '#555'].map((color) => createPng(color, 32, 32)),
    )
    const [a = red, b = red, c = red, d = red, e = red] = list
    const run = await checked([
      { name: 'фото/C-123_2.png', bytes: a },
      { name: 'Футболка белая (3).png'.normalize('NFD'), bytes: b },
      { name: 'futbolka-belaya-4.png', bytes: c },
      { name: 'с-123/1.png', bytes: d },
      { name: CP866_NAME, bytes: e },
    ])
    expect((await files.rows(run.id)).map(({ changes }) => changes[0]?.after)).toEqual([
      'Футболка белая: галерея',
      'Футболка белая: галерея',
      'Футболка белая: галерея',
      'Футболка белая: главная картинка',
      'Кепка: главная картинка',
    ])
    const { state, batchId } = await files.applied(run.id)
    expect(state).toBe('applied')
    const { picture, gallery } = await snapshot(shirt.id)
    expect([picture, ...gallery].map((file) => file?.replace(/-\w+\.png$/, ''))).toEqual([
      '1',
      'c-123-2',
      'futbolka-belaya-3',
      'futbolka-belaya-4',
    ])
    expect(await snapshot(cap.id)).toMatchObject({ picture: expect.stringMatching(/^kepka-1-/) })
    const again = await checked([{ name: 'с-123/1.png', bytes: d }])
    await files.applied(again.id)
    expect(await snapshot(shirt.id)).toMatchObject({ picture, gallery })
    expect((await owner.call('undoBatch', { id: Number(batchId) })).status).toBe(200)
    expect(await snapshot(shirt.id)).toMatchObject({ picture: null, gallery: [] })
  })

  it('gives a group without a picture the main picture of its first item', async () => {
    const group = async (slug: string, title: string, picture: string | null) =>
      createDraft(owner, 'item', itemFields(slug, { title, isGroup: true, picture }))
    const keyOf = async (id: number) => Number((await owner.call('getEntry', { id })).result.entry.key)
    const bare = await group('hats', 'Шапки', null)
    const named = await group('scarves', 'Шарфы', null)
    const inGroup = async (slug: string, { id }: { id: number }) =>
      createDraft(owner, 'item', itemFields(slug, { title: slug, picture: null, parent: await keyOf(id) }))
    await inGroup('hat-one', bare)
    await inGroup('hat-two', bare)
    await inGroup('scarf-one', named)
    const list = await Promise.all(['#611', '#622', '#633', '#644'].map((color) => createPng(color, 32, 32)))
    const [a = red, b = red, c = red, d = red] = list
    const run = await checked([
      { name: 'hat-one.png', bytes: a },
      { name: 'hat-two.png', bytes: b },
      { name: 'scarf-one.png', bytes: c },
      { name: 'Шарфы.png', bytes: d },
    ])
    expect((await files.rows(run.id)).map(({ changes }) => changes[0]?.after)).toEqual([
      `hat-one: главная картинка${importMessages.pictureOfGroup('Шапки')}`,
      'hat-two: главная картинка',
      'scarf-one: главная картинка',
      'Шарфы: главная картинка',
    ])
    await files.applied(run.id)
    expect(await snapshot(bare.id)).toMatchObject({
      picture: expect.stringMatching(/^hat-one-/),
      gallery: [],
    })
    expect(await snapshot(named.id)).toMatchObject({ picture: expect.stringMatching(/^sharfy-/) })
  })

  it('reports files that can not be used, and applies the others', async () => {
    await createDraft(owner, 'material', materialFields('CHINTZ-7', { title: 'Ситец', pictures: [] }))
    const run = await checked([
      { name: 'chintz-7.png', bytes: red },
      { name: 'chintz-7 (2).png', bytes: red },
      { name: 'никому.png', bytes: blue },
      { name: 'макет.psd', bytes: TEXT },
      { name: 'IMG.HEIC', bytes: TEXT },
      { name: 'прочти.txt', bytes: TEXT },
      { name: '__MACOSX/._chintz-7.png', bytes: TEXT },
      { name: 'a/.DS_Store', bytes: TEXT },
      { name: 'Thumbs.db', bytes: TEXT },
      { name: 'обман.png', bytes: TEXT },
      { name: 'закрыт.png', bytes: red, isEncrypted: true },
      { name: 'обрезан.png', bytes: Buffer.concat([blue.subarray(0, 60), TEXT]) },
    ])
    expect(run.counts).toMatchObject({ wrong: 0, new: 3, skipped: 9 })
    expect(
      (await files.rows(run.id)).map(({ changes, mistakes }) => changes[0]?.after ?? mistakes[0]?.message),
    ).toEqual([
      'Ситец: галерея',
      importMessages.pictureDouble('chintz-7.png'),
      importMessages.pictureNoOwner,
      importMessages.pictureOtherKind('psd'),
      importMessages.pictureOtherKind('heic'),
      importMessages.pictureOtherKind('txt'),
      importMessages.pictureSystemFile,
      importMessages.pictureSystemFile,
      importMessages.pictureSystemFile,
      importMessages.pictureOtherContent,
      importMessages.pictureLocked,
      importMessages.pictureNoOwner,
    ])
    expect((await files.applied(run.id)).counts).toMatchObject({ new: 2, skipped: 10 })
  })

  it('is refused if it is no ZIP, is cut, or has too many files or bytes', async () => {
    const refusal = async (bytes: Buffer) => (await upload(bytes)).message
    const whole = zipFiles([{ name: 'a.png', bytes: red }])
    expect(await refusal(Buffer.from('Rar!\x1a\x07\x00'))).toBe(importMessages.archiveBroken)
    expect(await refusal(whole.subarray(0, -30))).toBe(importMessages.archiveBroken)
    const many = Array.from({ length: PICTURES_FILES_MAX + 1 }, (_, at) => ({
      name: `${at}`,
      bytes: Buffer.of(),
    }))
    expect(await refusal(zipFiles(many))).toBe(importMessages.archiveFiles(PICTURES_FILES_MAX))
    const bombs = Array.from({ length: 3 }, (_, at) => ({ name: `${at}.png`, bytes: red, size: 2 ** 29 }))
    expect(await refusal(zipFiles(bombs))).toBe(importMessages.archiveInflates(1))
  })
})
