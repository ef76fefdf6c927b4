import { errorIdOf } from './field-error.tsx'

/** Attributes that tie a control to the message under it. */
export const fieldState = (id: string, messages: string[] | undefined) =>
  messages?.length ? { 'aria-invalid': true, 'aria-describedby': errorIdOf(id) } : {}
