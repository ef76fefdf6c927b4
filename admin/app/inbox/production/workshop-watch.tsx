import { useOutbox } from '../outbox/use-outbox.ts'

/** Runs on every screen of members who see no customers: sends their waiting writes. */
export default function WorkshopWatch() {
  useOutbox()
  return null
}
