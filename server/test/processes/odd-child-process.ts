import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { answerQuestions } from '../../src/platform/process/child/answer-questions.ts'

/** Child program of the tests, with commands that misbehave. */
const held: Uint8Array[] = []

answerQuestions(({ value, bytes }) => {
  switch (value) {
    case 'hash':
      return { value: createHash('sha256').update(bytes).digest('hex') }
    case 'echo':
      return { bytes }
    case 'pid':
      return { value: process.pid }
    case 'environment':
      return { value: process.env }
    case 'never':
      return new Promise(() => undefined)
    case 'block':
      for (;;);
    case 'fill':
      for (;;) held.push(Buffer.alloc(32 * 1024 * 1024, 1))
    case 'fail':
      throw new Error('Secret words of a file')
    case 'end':
      return process.exit(0)
    case 'flood':
      return { bytes: Buffer.alloc(4 * 1024 * 1024) }
    case 'read':
      return { value: readFileSync('/etc/hostname', 'utf8') }
    case 'write':
      writeFileSync('/tmp/odd-child', '')
      return {}
    default:
      return { value: held.length }
  }
})
