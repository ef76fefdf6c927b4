import { buffer } from 'node:stream/consumers'
import type { Proof } from '@rapport/staff-contract/proofs/proof'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { fileForm } from '../content/media-files.ts'
import { placeOrder } from '../inbox-orders.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'

/** Returns a PNG of one colour. */
export const picture = (width = 300, height = 200, background = '#2e4a6b'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Returns a PDF with pages of A4, each with its number. */
export function pdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options })
  for (let page = 1; page <= pages; page += 1) document.addPage().fontSize(80).text(`Page ${page}`)
  document.end()
  return buffer(document)
}

/** Adds a file to the draft of an order. */
export async function addProofFile(
  by: SignedIn,
  orderId: string,
  name: string,
  bytes: Uint8Array,
): Promise<Proof> {
  const { status, message, result } = await by.call('addProofFile', {
    id: orderId,
    body: fileForm(name, bytes),
  })
  if (status !== 200) throw new Error(`No file: ${status} ${message}`)
  return result.proof
}

/** Sends the draft of a proof. */
export async function sendDraftProof(by: SignedIn, { id, revision }: Proof): Promise<Proof> {
  const { status, message, errors, result } = await by.call('sendProof', {
    id,
    body: { revision, comment: 'Проверьте, пожалуйста' },
  })
  if (status !== 200) throw new Error(`Not sent: ${status} ${message} ${JSON.stringify(errors)}`)
  return result.proof
}

/** Sends a proof of one picture for an order; a new one by default. */
export async function sentProof(server: StaffApp, by: SignedIn, orderId?: string): Promise<Proof> {
  const id = orderId ?? (await placeOrder(server))
  return sendDraftProof(by, await addProofFile(by, id, 'Футболка.png', await picture()))
}

export const proofToken = ({ path }: Pick<Proof, 'path'>): string => path.split('/')[2] ?? ''
