import { exchange, type Outcome } from './exchange.ts'
import { findFault } from './find-fault.ts'
import { readFuzzContext, requestMaker } from './make-request.ts'
import { createRandom } from './random.ts'
import { encodeRequest, type RawRequest } from './raw-request.ts'
import type { Target } from './start-target.ts'

export interface FuzzOptions {
  seed: number
  /** Numbers of the first request to send, and of the first that is not, of those the seed stands for. */
  from: number
  to: number
  connections: number
  /** Whether each request comes from an address of its own, so that no limit by address refuses it. */
  spreadIps: boolean
  /** Shows what was sent and answered. */
  verbose?: boolean
}

interface Fault {
  number: number
  request: RawRequest
  fault: string
}

export interface FuzzReport {
  /** Answers by kind of request and status, or by what went wrong. */
  outcomes: Map<string, number>
  /** Milliseconds of every answer by kind of request. */
  times: Map<string, number[]>
  faults: Fault[]
}

/** Requests after which a line says how far a run is. */
const PROGRESS = 10_000
/** Faults after which a run is not worth going on with. */
const FAULTS_MAX = 500

/** Sends the requests of a seed over so many connections at once, and judges every answer. */
export async function runFuzz(target: Target, options: FuzzOptions): Promise<FuzzReport> {
  const surroundings = await readFuzzContext(target.port, target.tokens)
  const makeRequest = requestMaker(createRandom(options.seed), surroundings)
  const report: FuzzReport = { outcomes: new Map(), times: new Map(), faults: [] }
  let made = 0
  for (; made < options.from; made += 1) makeRequest()

  async function sendNext(): Promise<void> {
    const number = made
    made += 1
    if (made % PROGRESS === 0) console.log(`  … ${made}, ${report.faults.length} faults so far`)
    const request = makeRequest()
    const bytes = encodeRequest(request, surroundings.host, options.spreadIps ? ipOf(number) : '')
    const outcome = await exchange(target.port, bytes, request)
    note(report, number, request, outcome)
    if (options.verbose) show(bytes, outcome)
  }
  const connections = Array.from({ length: options.connections }, async () => {
    while (made < options.to && report.faults.length < FAULTS_MAX && target.isAlive()) await sendNext()
  })
  await Promise.all(connections)
  return report
}

function note(report: FuzzReport, number: number, request: RawRequest, outcome: Outcome): void {
  const { kind } = request
  const name = `${kind} ${outcome.answer ? outcome.answer.status : outcome.failed}`
  report.outcomes.set(name, (report.outcomes.get(name) ?? 0) + 1)
  if (!request.malformed) {
    const times = report.times.get(kind) ?? []
    times.push(outcome.ms)
    report.times.set(kind, times)
  }
  const fault = findFault(request, outcome)
  if (fault) report.faults.push({ number, request, fault })
}

/** An address that no other request comes from. */
const ipOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function show(bytes: Buffer, { answer, ...outcome }: Outcome): void {
  console.log(bytes.toString('latin1').slice(0, 4000))
  console.log(answer ? `${answer.status} ${answer.body.toString().slice(0, 2000)}` : outcome)
}
