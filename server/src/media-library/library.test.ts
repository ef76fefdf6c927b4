import { ENTRY_COUNT_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { MediaAsset, MediaUsage } from '@rapport/staff-contract/media/media-library'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createPost, publish } from '../../test/content/entries.ts'
import { createPng, fileForm, uploadDrawing } from '../../test/content/media-files.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { media } from '../media/tables.ts'

describeStaff('the media library', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await server().signedIn('owner')
  })
  const list = async (
    query: Record<string, string | number>,
  ): Promise<{ assets: MediaAsset[]; next: number | null }> => {
    const { cookie } = owner
    const url = `/api/v1/admin/media?${new URLSearchParams(query as Record<string, string>)}`
    const answer = await server().app.inject({ url, headers: { cookie: `__Secure-rapport-staff=${cookie}` } })
    return answer.json().result
  }
  const details = async (id: number): Promise<{ asset: MediaAsset; usages: MediaUsage[] }> =>
    (await owner.call('getMediaDetails', { id })).result
  async function publishPost(slug: string, picture: string) {
    const created = await createPost(owner, slug, { picture })
    return (await publish(owner, created)).entry
  }
  const fetchPost = async (slug: string) =>
    (await server().app.inject(`/api/v1/posts/${slug}`)).json().result.post

  it('lists the newest pictures first, page by page', async () => {
    const one = await uploadDrawing(owner, 'list-1', '#010101')
    const two = await uploadDrawing(owner, 'list-2', '#020202')
    const first = await list({ limit: 1 })
    expect([first.assets.map(({ id }) => id), first.next]).toEqual([[two.id], two.id])
    expect((await list({ limit: 1, after: two.id })).assets.map(({ id }) => id)).toEqual([one.id])
  })

  it('finds pictures by prefixes of words in names and alt texts, treating «ё» as «е»', async () => {
    const asset = await uploadDrawing(owner, 'Зелёный лён_2026', '#030303')
    await owner.call('updateMediaAlt', { id: asset.id, body: { version: 1, alt: 'Рулоны на складе' } })
    for (const search of ['зеленый', 'лён', 'рулон', 'склад рул', '2026', 'hekjy', 'crkfl hek'])
      expect([search, (await list({ search })).assets.map(({ id }) => id)]).toEqual([search, [asset.id]])
    for (const search of ['футбол', "'); drop table media; --", '!!!', 'ру & !лон'])
      expect([search, (await list({ search })).assets]).toEqual([search, []])
  })

  it('puts pictures into folders and counts them', async () => {
    const asset = await uploadDrawing(owner, 'folder', '#040404')
    const put = (version: number, tags: unknown) =>
      owner.call('updateMediaTags', { id: asset.id, body: { version, tags } })
    expect((await put(1, ['Ткани', 'Производство'])).result.asset).toMatchObject({
      version: 2,
      tags: ['Ткани', 'Производство'],
    })
    expect((await list({ folder: 'Ткани' })).assets.map(({ id }) => id)).toEqual([asset.id])
    const { folders } = (await owner.call('getMediaFolders')).result
    expect(folders).toContainEqual({ name: 'Ткани', count: 1 })
    expect((await put(2, ['Ткани', 'Ткани'])).errors.tags).toEqual(['Папки не\u00A0должны повторяться'])
    expect((await put(2, [' '])).status).toBe(422)
  })

  it('filters by missing alt text, no usages, small size and failed state', async () => {
    const asset = await uploadDrawing(owner, 'filters', '#050505')
    const has = async (filter: string, { id } = asset) =>
      (await list({ filter })).assets.some((one) => one.id === id)
    const photo = await owner.call('uploadMedia', {
      body: fileForm('small.png', await createPng('#050506', 40, 50)),
    })
    expect(await has('small', photo.result.asset)).toBe(true)
    expect(await Promise.all(['no-alt', 'unused', 'small', 'failed'].map((filter) => has(filter)))).toEqual([
      true,
      true,
      false,
      false,
    ])
    await owner.call('updateMediaAlt', { id: asset.id, body: { version: 1, alt: 'Сукно' } })
    await publishPost('filters', asset.file)
    expect(await Promise.all(['no-alt', 'unused'].map((filter) => has(filter)))).toEqual([false, false])
  })

  it('counts the matches of a filter up to a thousand', async () => {
    const count = async (query: Record<string, string>) =>
      (await owner.call('getMediaCount', { query })).result
    const { orm } = server().database
    const drawn = { mediaType: 'image/svg+xml', bytes: 1, width: 400, height: 500, color: '', alt: 'Счёт' }
    const rows = (size: number, name: string) =>
      Array.from({ length: size }, (_, at) => ({
        ...drawn,
        file: `${name}-${at}.svg`,
        name: `${name}-${at}`,
      }))
    await orm.insert(media).values(rows(ENTRY_COUNT_MAX, 'counted'))
    expect(await count({ search: 'счет' })).toEqual({ count: ENTRY_COUNT_MAX, isMore: false })
    await orm.insert(media).values(rows(2, 'more'))
    expect(await count({ search: 'счет' })).toEqual({ count: ENTRY_COUNT_MAX, isMore: true })
    expect(await count({ search: 'more', filter: 'unused' })).toEqual({ count: 2, isMore: false })
    expect(await count({ search: 'more', filter: 'no-alt' })).toEqual({ count: 0, isMore: false })
    expect((await owner.call('getMediaCount', { query: { filter: 'nonsense' } })).status).toBe(422)
    await orm.delete(media).where(eq(media.alt, 'Счёт'))
  })

  it('lists the fields that show a picture: on the site, in drafts, in versions', async () => {
    const asset = await uploadDrawing(owner, 'usages', '#060606')
    expect((await details(asset.id)).usages).toEqual([])
    const entry = await publishPost('usages', asset.file)
    const draft = await createPost(owner, 'usages-draft', { picture: asset.file, title: 'Черновик о ситце' })
    const { usages } = await details(asset.id)
    const post = { id: entry.id, kind: 'post' }
    expect(usages.filter(({ stage }) => stage === 'live')).toEqual([
      { stage: 'live', subject: 'post', title: 'О ситце', field: 'picture', entry: post, number: null },
    ])
    expect(usages.filter(({ stage }) => stage === 'draft')).toEqual([
      {
        stage: 'draft',
        subject: 'post',
        field: 'picture',
        number: null,
        title: 'Черновик о ситце',
        entry: { id: draft.id, kind: 'post' },
      },
    ])
    expect(usages.filter(({ stage }) => stage === 'version').map(({ number }) => number)).toEqual([1, 1])
  })

  it('updates alt text and focus on every page that shows the picture, and in caches', async () => {
    const asset = await uploadDrawing(owner, 'everywhere', '#070707')
    await publishPost('everywhere', asset.file)
    const before = await fetchPost('everywhere')
    const alt = await owner.call('updateMediaAlt', {
      id: asset.id,
      body: { version: 1, alt: 'Сукно в рулоне' },
    })
    expect(alt.result.asset).toMatchObject({ version: 2, picture: { alt: 'Сукно в рулоне' } })
    await owner.call('updateMediaFocus', { id: asset.id, body: { version: 2, focus: { x: 10, y: 90 } } })
    await expect
      .poll(() => fetchPost('everywhere'), SOON)
      .toEqual({
        ...before,
        image: { ...before.image, alt: 'Сукно в рулоне', focus: { x: 10, y: 90 } },
        ...('previewThumb' in before
          ? { previewThumb: { ...before.previewThumb, alt: 'Сукно в рулоне', focus: { x: 10, y: 90 } } }
          : {}),
      })
  })

  it('answers 409 to a stale version and 400 to a missing one', async () => {
    const asset = await uploadDrawing(owner, 'stale', '#080808')
    const write = (body: object) => owner.call('updateMediaAlt', { id: asset.id, body })
    expect((await write({ version: 1, alt: 'Один' })).status).toBe(200)
    expect((await write({ version: 1, alt: 'Другой' })).status).toBe(409)
    expect((await write({ version: 7, alt: 'Из будущего' })).status).toBe(409)
    expect((await write({ alt: 'Ниоткуда' })).status).toBe(400)
    expect((await details(asset.id)).asset).toMatchObject({ version: 2, picture: { alt: 'Один' } })
    for (const focus of [{ x: 101, y: 0 }, { x: -1, y: 0 }, { x: 1.5, y: 0 }, 'слева', null])
      expect(
        (await owner.call('updateMediaFocus', { id: asset.id, body: { version: 2, focus } })).status,
      ).toBe(422)
  })

  it('replaces the file and keeps its usages, alt text and focus; drafts and versions find it by its former name', async () => {
    const asset = await uploadDrawing(owner, 'replaced', '#090909')
    await owner.call('updateMediaAlt', { id: asset.id, body: { version: 1, alt: 'Сукно' } })
    await publishPost('replaced', asset.file)
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><rect fill="#909090"/></svg>',
    )
    const draft = await createPost(owner, 'replaced-draft', { picture: asset.file })
    const body = fileForm('Другое имя.svg', drawing, { version: '2' })
    const { result, status } = await owner.call('replaceMedia', { id: asset.id, body })
    expect([status, result.asset]).toMatchObject([
      200,
      { id: asset.id, version: 3, name: 'replaced', picture: { width: 700, alt: 'Сукно' } },
    ])
    expect(result.asset.file).not.toBe(asset.file)
    await expect
      .poll(async () => (await fetchPost('replaced')).image.src, SOON)
      .toBe(result.asset.picture.src)
    expect((await list({ file: asset.file })).assets.map(({ id }) => id)).toEqual([asset.id])
    const published = await publish(owner, draft)
    expect([published.status, published.entry.published]).toMatchObject([200, { picture: result.asset.file }])
    const again = fileForm('replaced.svg', drawing, { version: '3' })
    expect((await owner.call('replaceMedia', { id: asset.id, body: again })).errors.file).toEqual([
      'Это тот\u00A0же файл: заменять нечего',
    ])
  })

  it('lets each role do what the permission table allows', async () => {
    const asset = await uploadDrawing(owner, 'roles', '#0c0c0c')
    const manager = await server().signedIn('manager')
    const seo = await server().signedIn('seo')
    const alt = { id: asset.id, body: { version: 1, alt: 'Сукно' } }
    const focus = { id: asset.id, body: { version: 2, focus: { x: 1, y: 1 } } }
    expect((await manager.call('updateMediaAlt', alt)).status).toBe(200)
    expect((await manager.call('updateMediaFocus', focus)).status).toBe(403)
    expect((await seo.call('updateMediaFocus', focus)).status).toBe(200)
    expect((await seo.call('uploadMedia', { body: fileForm('a.png', await createPng('#ddd')) })).status).toBe(
      403,
    )
    for (const name of ['trashMedia', 'restoreMedia'] as const)
      expect((await manager.call(name, { id: asset.id, body: { version: 3 } })).status).toBe(403)
  })
})
