import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { type Measured, residentMb } from '../processes.ts'

const FILES = 5
const FILE_BYTES = 100 * 1024 * 1024 - 1024
const BOUNDARY = 'rapport-bench'

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Generates a form with five files of almost 100 MB in small pieces, to keep this process small. */
function* form(): Generator<Buffer> {
  yield Buffer.from(
    field('name', 'Анна') + field('phone', '+7 (900) 123-45-67') + field('email', 'anna@example.ru'),
  )
  const piece = Buffer.alloc(1024 * 1024, '% line of a layout\n')
  for (let file = 1; file <= FILES; file += 1) {
    const name = `Content-Disposition: form-data; name="files[]"; filename="layout-${file}.pdf"`
    yield Buffer.from(`--${BOUNDARY}\r\n${name}\r\nContent-Type: application/pdf\r\n\r\n`)
    yield Buffer.from('%PDF-1.7\n')
    for (let left = FILE_BYTES - 9; left > 0; left -= piece.byteLength) yield piece.subarray(0, left)
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${BOUNDARY}--\r\n`)
}

async function post(site: Measured): Promise<number> {
  const sending = request(site.url + endpointRoutes.sendOrderMail.path, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'x-requested-with': 'XMLHttpRequest',
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', reject)
  })
  await pipeline(Readable.from(form()), sending)
  return answered
}

/** Measures peak memory during the upload of five files of 100 MB, compared with memory before. */
export async function memoryDuringUpload(site: Measured): Promise<string[]> {
  const before = residentMb(site.pid)
  let peak = before
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentMb(site.pid))
  }, 20)
  const start = performance.now()
  const status = await post(site)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  clearInterval(sampler)
  if (status !== 200) throw new Error(`The order with ${FILES} large files was answered ${status}`)
  const ratio = (peak / before).toFixed(2)
  return [
    `memory during ${FILES} × 100 MB         ${peak} MB at most, ${ratio} of ${before} MB before (${seconds} s)`,
  ]
}
