import { exchange, type Outcome } from './exchange.ts'
import { findFault } from './find-fault.ts'
import { readFuzzContext, requestMaker } from './make-request.ts'
import { createRandom } from './random.ts'
import { encodeRequest, type RawRequest } from './raw-request.ts'
import type { Target } from './start-target.ts'

export interface FuzzOptions {
  seed: number
  /** Range of requests of the seed: the first, and the end (exclusive). */
  from: number
  to: number
  connections: number
  /** Gives each request its own IP, to avoid limits per IP. */
  spreadIps: boolean
  /** Prints requests and answers. */
  verbose?: boolean
}

interface Fault {
  number: number
  request: RawRequest
  fault: string
}

export interface FuzzReport {
  /** Counts of answers by kind and status, or by fault. */
  outcomes: Map<string, number>
  /** Response times in milliseconds by kind of request. */
  times: Map<string, number[]>
  faults: Fault[]
}

/** Requests per line of progress. */
const PROGRESS = 10_000
/** Stops a run after this number of faults. */
const FAULTS_MAX = 500

/** Sends the requests of a seed over several connections and checks every answer. */
export async function runFuzz(target: Target, options: FuzzOptions): Promise<FuzzReport> {
  const context = await readFuzzContext(target.port, target.tokens)
  const makeRequest = requestMaker(createRandom(options.seed), context)
  const report: FuzzReport = { outcomes: new Map(), times: new Map(), faults: [] }
  let made = 0
  for (; made < options.from; made += 1) makeRequest()

  async function sendNext(): Promise<void> {
    const number = made
    made += 1
    if (made % PROGRESS === 0) console.log(`  … ${made}, ${report.faults.length} faults so far`)
    const request = makeRequest()
    const bytes = encodeRequest(request, context.host, options.spreadIps ? getIp(number) : '')
    const outcome = await exchange(target.port, bytes, request)
    record(report, number, request, outcome)
    if (options.verbose) show(bytes, outcome)
  }
  const connections = Array.from({ length: options.connections }, async () => {
    while (made < options.to && report.faults.length < FAULTS_MAX && target.isAlive()) await sendNext()
  })
  await Promise.all(connections)
  return report
}

function record(report: FuzzReport, number: number, request: RawRequest, outcome: Outcome): void {
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

/** Returns a unique IP per request. */
const getIp = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function show(bytes: Buffer, { answer, ...outcome }: Outcome): void {
  console.log(bytes.toString('latin1').slice(0, 4000))
  console.log(answer ? `${answer.status} ${answer.body.toString().slice(0, 2000)}` : outcome)
}
