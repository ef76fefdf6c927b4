import { Counter, Histogram, type Registry } from 'prom-client'
import { MailTooLargeError } from '../mail/mail-message.ts'
import { type MeasuredWork, workChannel } from '../process/measured-work.ts'

const RENDER_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.05, 0.25, 1, 5, 30, 120, 600]

/** Counts renders, mails, uploads and jobs. Returns a function that stops it. */
export function addWorkMetrics(register: Registry): () => void {
  const registers = [register]
  const renders = new Histogram({
    name: 'rapport_render_duration_seconds',
    help: 'Time to render a page, by result: ok, missing or failed',
    labelNames: ['result'],
    buckets: RENDER_SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'rapport_mails_total',
    help: 'Attempts to send an email by result: sent, too_large or failed',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['sent', 'too_large', 'failed']) mails.inc({ result }, 0)
  const uploads = new Counter({
    name: 'rapport_uploads_total',
    help: 'Received files by result: received, refused or failed',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['received', 'refused', 'failed']) uploads.inc({ result }, 0)
  const uploadBytes = new Counter({
    name: 'rapport_upload_bytes_total',
    help: 'Bytes of received files',
    registers,
  })
  const jobs = new Histogram({
    name: 'rapport_job_duration_seconds',
    help: 'Time of an attempt of a job by queue and result: ok or failed',
    labelNames: ['queue', 'result'],
    buckets: JOB_SECONDS,
    registers,
  })

  const observe: Record<MeasuredWork['kind'], (work: MeasuredWork, seconds: number) => void> = {
    render: (work, seconds) => renders.labels(renderResult(work)).observe(seconds),
    mail: ({ error }) => mails.inc({ result: mailResult(error) }),
    job: ({ queue = '', error }, seconds) => jobs.labels(queue, error ? 'failed' : 'ok').observe(seconds),
    upload({ error, result }) {
      const { refusal, size = 0 } = (result ?? {}) as { refusal?: unknown; size?: number }
      const received = refusal === undefined ? 'received' : 'refused'
      uploads.inc({ result: error ? 'failed' : received })
      uploadBytes.inc(size)
    },
  }
  const startedAt = new WeakMap<object, number>()
  const onStart = (work: unknown) => void startedAt.set(work as object, performance.now())
  const onEnd = (message: unknown) => {
    const work = message as MeasuredWork
    const begun = startedAt.get(work)
    if (begun !== undefined) observe[work.kind](work, (performance.now() - begun) / 1000)
  }
  workChannel.start.subscribe(onStart)
  workChannel.asyncEnd.subscribe(onEnd)
  return () => {
    workChannel.start.unsubscribe(onStart)
    workChannel.asyncEnd.unsubscribe(onEnd)
  }
}

function renderResult({ error, result }: MeasuredWork): string {
  const { status = 500 } = (result ?? {}) as { status?: number }
  if (error || status >= 500) return 'failed'
  return status === 404 ? 'missing' : 'ok'
}

function mailResult(error: unknown): string {
  if (!error) return 'sent'
  return error instanceof MailTooLargeError ? 'too_large' : 'failed'
}
