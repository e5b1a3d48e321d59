import { fieldsOf } from '../../../schemas/base/json.ts'
import type { JournalEntry } from './journal.ts'

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

function headOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}
