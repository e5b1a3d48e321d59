import { fieldsOf } from '../../../schemas/base/json.ts'
import type { JournalEntry } from './journal.ts'

/** Whether an entry is of a service, unless it says of itself that it is of another one; also one that can't be read. */
export function isOfService({ text }: JournalEntry, baseUrl: string): boolean {
  const other = headOf(text)['baseUrl']
  return typeof other !== 'string' || other === baseUrl
}

/** Whether an entry says that a newer version of this library wrote it, which can read it. */
export function isOfNewerVersion({ text }: JournalEntry, version: number): boolean {
  const written = headOf(text)['version']
  return typeof written === 'number' && written > version
}

function headOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
