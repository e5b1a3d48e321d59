import { perObject } from '../../utils/data/perObject.ts'
import type { Journal } from '../ports/journal/journal.ts'

/**
 * Keys of the open payments that a user of this page was asked about and hasn't accepted, by the journal that they are in: whoever waits to
 * see if one goes through has to hear of it before the next one, even if it did.
 */
export const shareUnacceptedPayments = perObject((_journal: Journal) => new Set<string>())
