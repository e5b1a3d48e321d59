import { createMemoryJournal, type Journal } from '@causeway/react/execution'

/** A browser's storage with an entry that can't be read: it can be cleared. */
export function withBroken(): Journal {
  const journal = createMemoryJournal()
  journal.write({ id: '0xbroken', text: '{"version":1' }).catch(() => {})
  return journal
}
