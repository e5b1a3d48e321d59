import { toJsonText } from '../../utils/text/toJsonText.ts'
import * as z from 'zod/mini'
import { boolean, evmAddress, number, text } from '../../schemas/base/primitives.ts'
import { lenient, nullish } from '../../schemas/base/nullish.ts'
import { lenientArray, map, object } from '../../schemas/base/object.ts'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { isSettled, toOwnRequestStatus } from '../../schemas/status/requestStatus.ts'
import { isOfService } from '../../execution/ports/journal/entryHeader.ts'
import { ageOf } from '../../execution/ports/journal/ageOf.ts'
import { failedInterestMs, keepOverMs } from '../../execution/ports/journal/storeLimits.ts'
import { depositIdPrefix, type JournalEntry } from '../../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import { depositSigns, isDepositPaid, mergeSigns, type DepositSigns } from '../depositSigns.ts'
import { areAddresses, depositTermsSchema, payableUntil } from '../depositTerms.ts'

/** The version of the format in which entries are written; a higher one comes from a newer version of this library. */
export const depositEntryVersion = 1

const entrySchema = object({
  version: number,
  baseUrl: text,
  /** The account of the wallet that was connected when the address was requested; missing without one. */
  account: nullish(evmAddress),
  terms: depositTermsSchema,
  /** The request's status when it was last checked. */
  status: map(text, toOwnRequestStatus),
  /** It ended because the network dropped the deposit. */
  isDropped: lenient(boolean),
  /** What the provider has said of it at some time. */
  signs: lenient(map(lenientArray(z.enum(depositSigns)), (signs): DepositSigns => mergeSigns([], signs))),
  /** Milliseconds since the epoch. */
  updatedAt: number,
})

/** A deposit address that this browser has shown. */
export interface StoredDeposit extends Omit<z.output<typeof entrySchema>, 'version' | 'baseUrl'> {
  /** False if the browser denied storage: it is then known only until the page closes. */
  isStored: boolean
  /**
   * Whether its terms and account are from a quote that this page requested and audited. Everything else comes from storage, where anyone
   * can write.
   */
  isAudited: boolean
}

/** What an entry says of a deposit. */
export type KnownDeposit = Omit<StoredDeposit, 'isStored' | 'isAudited'>

/** The text of an entry, for `readDeposits`. */
export function toEntryText(baseUrl: string, deposit: KnownDeposit): string {
  return toJsonText({ version: depositEntryVersion, baseUrl, ...deposit })
}

/** Whether an address may still be paid, is being paid, or ended recently. */
export function isDepositPending(deposit: StoredDeposit, now: number): boolean {
  const { terms, status, updatedAt } = deposit
  if (isSettled(status)) return false
  if (status === 'failure') return ageOf(updatedAt, now) < failedInterestMs
  if (isDepositPaid(deposit)) return true
  // An unknown status may be forged: it doesn't keep an entry forever.
  if (status === 'unknown') return ageOf(updatedAt, now) < keepOverMs
  return now < payableUntil(terms, keepOverMs) + failedInterestMs
}

/** The ID of a request's entry; an entry's own ID is returned unchanged. */
export function depositIdOf(requestId: string): string {
  return requestId.startsWith(depositIdPrefix) ? requestId : `${depositIdPrefix}${requestId}`
}

/** Whether an entry is one of the provider's deposit addresses, even if it can't be read. */
export function isDepositEntry(entry: JournalEntry, baseUrl: string): boolean {
  return entry.id.startsWith(depositIdPrefix) && isOfService(entry, baseUrl)
}

/** Reads a provider's entry; undefined if it can't be read. */
export function readDepositEntry(
  { id, text }: JournalEntry,
  { baseUrl, now, nonEvmChains }: { baseUrl: string; now: number; nonEvmChains: readonly NonEvmChain[] },
): StoredDeposit | undefined {
  try {
    const { version, terms, ...entry } = parseWithSchema(entrySchema, JSON.parse(text))
    const isOurs =
      version === depositEntryVersion && entry.baseUrl === baseUrl && id === depositIdOf(terms.requestId)
    if (!isOurs || !areAddresses(terms, nonEvmChains)) return undefined
    const isFromFuture = ageOf(terms.requestedAt, now) === Infinity
    return {
      ...entry,
      terms: isFromFuture ? { ...terms, expiresAt: 0 } : terms,
      isStored: true,
      isAudited: false,
    }
  } catch (error) {
    if (!(error instanceof SchemaError || error instanceof SyntaxError)) throw error
    return undefined
  }
}
