import { perObject } from '../../utils/data/perObject.ts'
import type { Journal } from '../ports/journal/journal.ts'

/**
 * Keys of the open payments that the user was asked about on this page and hasn't accepted, by journal. A user who waits to see whether one
 * goes through is asked again before the next payment, even if it did go through.
 */
export const shareUnacceptedPayments = perObject((_journal: Journal) => new Set<string>())
