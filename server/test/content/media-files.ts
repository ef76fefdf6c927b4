import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import sharp from 'sharp'
import type { SignedIn } from '../staff-app.ts'

/** Returns a picture of one unique colour. */
export const createPng = (background: string, width = 640, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Returns a form with fields and one file. */
export function fileForm(name: string, bytes: Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** Uploads an SVG of one unique colour, which needs no other widths. */
export async function uploadDrawing(browser: SignedIn, name: string, color: string): Promise<MediaAsset> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800"><rect width="640" height="800" fill="${color}"/></svg>`
  const { result } = await browser.call('uploadMedia', { body: fileForm(`${name}.svg`, Buffer.from(svg)) })
  return result.asset
}
