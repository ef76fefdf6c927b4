import * as z from 'zod/mini'

/** Leaves out what PostgreSQL can't read from JSON: NUL and halves of surrogate pairs. */
export const storableText = () => z.overwrite<string>((text) => text.replaceAll('\0', '').toWellFormed())
