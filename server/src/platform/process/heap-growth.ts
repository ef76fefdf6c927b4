import { setFlagsFromString } from 'node:v8'

/**
 * The heap grows by 30 % between two collections. V8 would let it grow to four times what is alive.
 * Resident memory after a day's work in the back office is 1.1 of that at the start, 1.5 without the flag.
 */
setFlagsFromString('--heap-growing-percent=30')
