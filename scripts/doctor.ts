import { diagnose } from '../server/src/system-checks/doctor.ts'

/** Longest time of all checks. A part that never ends must not hold the command. */
const TIMEOUT_MS = 120_000

const timer = setTimeout(() => {
  console.error(`The checks did not end within ${TIMEOUT_MS / 1000} s`)
  process.exit(1)
}, TIMEOUT_MS)
const { lines, exitCode } = await diagnose(process.env)
clearTimeout(timer)
for (const line of lines) console.log(line)
process.exit(exitCode)
