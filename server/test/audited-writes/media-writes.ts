import { fileForm, uploadDrawing } from '../content/media-files.ts'
import { samples } from '../file-samples.ts'
import type { StaffApp } from '../staff-app.ts'
import { type AuditedWrites, next, unique } from './audited-write.ts'

/** Endpoints of the media library. */
export function mediaWrites(server: StaffApp): AuditedWrites {
  const owner = () => server.signedIn('owner')
  async function picture() {
    const by = await owner()
    const { id, version } = await uploadDrawing(by, unique('drawing'), `#${String(100_000 + next())}`)
    return { by, id, version }
  }

  return {
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
    trashMedia: async () => {
      const { by, id, version } = await picture()
      return { by, options: { id, body: { version } } }
    },
    restoreMedia: async () => {
      const { by, id, version } = await picture()
      const { result } = await by.call('trashMedia', { id, body: { version } })
      return { by, options: { id, body: { version: result.asset.version } } }
    },
  }
}
