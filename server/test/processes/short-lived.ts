/**
 * Options of Node for a process that lives for a test or two: V8 does not compile its WebAssembly a second time. Of the embedded
 * database one function alone costs each start most of a second of a processor and 300 MB, and its statements here are no slower.
 * See decision 122.
 */
export const SHORT_LIVED = ['--liftoff-only']
