import { fieldsOf } from '../../../schemas/base/json.ts'
import { isOlderThan } from './ageOf.ts'
import type { JournalEntry } from './journal.ts'
import { keepOverMs } from './storeLimits.ts'

/** Whether an entry belongs to this provider. An entry that names no provider, or can't be read, counts as belonging. */
export function isOfService({ text }: JournalEntry, baseUrl: string): boolean {
  const other = headOf(text)['baseUrl']
  return typeof other !== 'string' || other === baseUrl
}

/** Whether an entry says that it was written by a newer version of this library, which can read it. */
export function isOfNewerVersion({ text }: JournalEntry, version: number): boolean {
  const written = headOf(text)['version']
  return typeof written === 'number' && written > version
}

/**
 * Whether an entry that can't be read may be removed: it says that this version wrote it for this provider, more than 30 days ago. Any
 * other entry may be from a newer version or for another provider, and stays.
 */
export function isRemovable(
  { text }: JournalEntry,
  { version, baseUrl, now }: { version: number; baseUrl: string; now: number },
): boolean {
  const head = headOf(text)
  const { updatedAt } = head
  const isOld = typeof updatedAt === 'number' && isOlderThan(keepOverMs, updatedAt, now)
  return head['version'] === version && head['baseUrl'] === baseUrl && isOld
}

function headOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
