import { perObject } from '../../utils/data/perObject.ts'
import type { Journal } from '../ports/journal/journal.ts'

/**
 * Keys of the open payments because of which a user of this page didn't pay again, by the journal that they are in: whoever waits to see if one
 * goes through has to hear of it before the next one, even if it did.
 */
export const shareDeclinedPayments = perObject((_journal: Journal) => new Set<string>())
