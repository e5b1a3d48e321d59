import type * as z from 'zod/mini'
import { evmAddress, number, text } from '../schemas/base/primitives.ts'
import { nullish } from '../schemas/base/nullish.ts'
import { map, object } from '../schemas/base/object.ts'
import { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
import { isSettled, toOwnRequestStatus } from '../schemas/status/requestStatus.ts'
import { isOfService } from '../execution/ports/journal/entryOrigin.ts'
import { ageOf } from '../execution/ports/journal/ageOf.ts'
import { failedInterestMs, keepOverMs } from '../execution/ports/journal/storeLimits.ts'
import { depositIdPrefix, type JournalEntry } from '../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import { areAddresses, depositTermsSchema, payableUntil } from './depositTerms.ts'

/** The form in which entries are written; a higher one comes from a newer version of this library. */
export const depositEntryVersion = 1

const entrySchema = object({
  version: number,
  baseUrl: text,
  /** The wallet's that was connected when the address was asked for; missing where none was. */
  account: nullish(evmAddress),
  terms: depositTermsSchema,
  /** Where the request stood when it was last looked at. */
  status: map(text, toOwnRequestStatus),
  /** Milliseconds since the epoch. */
  updatedAt: number,
})

/** A deposit address that this browser has shown. */
export interface StoredDeposit extends Omit<z.output<typeof entrySchema>, 'version' | 'baseUrl'> {
  /** False if the browser denied storage: it is then known only until the page closes. */
  isStored: boolean
  /**
   * Whether its terms and account are from a quote that this page requested and audited. Everything else comes from the store,
   * which anyone may have written.
   */
  isAudited: boolean
}

/** Whether somebody may still have to do with an address: it may be paid, or was, or not long ago. */
export function isDepositPending({ terms, status, updatedAt }: StoredDeposit, now: number): boolean {
  if (isSettled(status)) return false
  if (status === 'failure') return ageOf(updatedAt, now) < failedInterestMs
  // A word that nobody knows may be anybody's: it keeps nothing in sight for ever.
  if (status === 'unknown') return ageOf(updatedAt, now) < keepOverMs
  return status !== 'waiting' || now < payableUntil(terms, { longestMs: keepOverMs }) + failedInterestMs
}

/** The id of a request's entry; of an entry itself its own. */
export function depositIdOf(requestId: string): string {
  return requestId.startsWith(depositIdPrefix) ? requestId : `${depositIdPrefix}${requestId}`
}

/** Whether an entry is a deposit address of the service; also one that can't be read. */
export function isDepositEntry(entry: JournalEntry, baseUrl: string): boolean {
  return entry.id.startsWith(depositIdPrefix) && isOfService(entry, baseUrl)
}

/** Reads an entry of the service's; undefined for one that can't be read. */
export function readDepositEntry(
  { id, text }: JournalEntry,
  { baseUrl, now, nonEvmChains }: { baseUrl: string; now: number; nonEvmChains: readonly NonEvmChain[] },
): StoredDeposit | undefined {
  try {
    const { version, terms, ...entry } = parseWithSchema(entrySchema, JSON.parse(text))
    const isOurs =
      version === depositEntryVersion && entry.baseUrl === baseUrl && id === depositIdOf(terms.requestId)
    if (!isOurs || !areAddresses(terms, nonEvmChains)) return undefined
    const isOfLater = ageOf(terms.askedAt, now) === Infinity
    return {
      ...entry,
      terms: isOfLater ? { ...terms, expiresAt: 0 } : terms,
      isStored: true,
      isAudited: false,
    }
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof SyntaxError)) throw error
    return undefined
  }
}
