import * as z from 'zod/mini'
import type { Quote } from '../actions/getQuote.ts'
import { orderOf } from '../decode/order/orderOf.ts'
import { boolean, chainId, decimals, number, baseUnits, text } from '../schemas/base/primitives.ts'
import { map, object } from '../schemas/base/object.ts'
import { nullish } from '../schemas/base/nullish.ts'
import { fieldsOf } from '../schemas/base/json.ts'
import { SchemaError } from '../schemas/base/parseWithSchema.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { statusPathOf } from '../decode/statusPathOf.ts'
import { depositAddressItems, quoteItemsOf } from '../decode/quoteItems.ts'
import { parseChainAddress } from '../utils/address/families/parseChainAddress.ts'
import { isNativeAddress, type NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import { refundsPayer } from '../schemas/refundsPayer.ts'
import { hasSteadyClock, keepClock, setBackMs } from '../utils/time/steadyClock.ts'

const sideSchema = object({
  chainId,
  decimals,
  /** In base units. */
  amount: baseUnits,
  /** Missing for the chain's native token. */
  currency: nullish(text),
})

const typeSchema = z.enum(['strict', 'open'], 'it is neither "strict" nor "open"')

/** The format in which terms are stored; `areAddresses` checks that the parties can be real. */
export const depositTermsSchema = object({
  requestId: text,
  type: typeSchema,
  /** Where to pay, on the origin chain; an EVM address has its checksum. */
  address: text,
  /** What must arrive there, in the chain's native token. */
  pay: sideSchema,
  /** What the recipient gets for it. */
  receive: sideSchema,
  recipient: text,
  /** The account that is refunded; the native token's address means the payer. */
  refundTo: text,
  recoveryAddress: nullish(text),
  /** Whether a refund may go to the recipient on the destination chain instead of the refund address. */
  mayRefundRecipient: nullish(boolean),
  /** Path below the client's base URL at which the request is tracked. A stored one may be forged. */
  statusPath: nullish(map(text, (path) => (isServicePath(path) ? path : undefined))),
  /** Milliseconds since the epoch. */
  requestedAt: number,
  /** When the address must no longer be paid, in milliseconds since the epoch; missing if unknown. */
  expiresAt: nullish(number),
})

/** Whether everyone in the terms has an address of their chain's format. */
export function areAddresses(
  { pay, receive, address, recipient, refundTo, recoveryAddress }: DepositTerms,
  nonEvmChains: readonly NonEvmChain[],
): boolean {
  const [origin, destination] = [pay, receive].map(({ chainId }) =>
    nonEvmChains.find(({ id }) => id === chainId),
  )
  const isAddress = (text: string, chain: NonEvmChain | undefined) =>
    parseChainAddress(text, chain).address !== undefined
  return (
    [address, ...(recoveryAddress ? [recoveryAddress] : [])].every((text) => isAddress(text, origin)) &&
    parseRefundTo(refundTo, origin) !== undefined &&
    isAddress(recipient, destination)
  )
}

/** A refund address, or the placeholder for the payer. */
export function parseRefundTo(text: string | undefined, origin: NonEvmChain | undefined): string | undefined {
  if (!refundsPayer(text)) return parseChainAddress(text ?? '', origin).address
  return isNativeAddress(text, origin?.nativeCurrency) ? text : undefined
}

/** How long an address may be paid if neither the quote nor the page says, in milliseconds. */
export const defaultPayableMs = 24 * 60 * 60_000

/** What a payer needs to know about a deposit address that passed its checks. */
export interface DepositTerms extends z.output<typeof depositTermsSchema> {}

/**
 * Until when an address may be paid, in milliseconds since the epoch.
 *
 * @param longestMs The maximum from the time of the request, since storage may be forged.
 */
export function payableUntil(
  { requestedAt, expiresAt }: Pick<DepositTerms, 'requestedAt' | 'expiresAt'>,
  longestMs = defaultPayableMs,
): number {
  return Math.min(expiresAt ?? requestedAt + defaultPayableMs, requestedAt + longestMs)
}

/**
 * The terms, with the time to pay running from the provider's creation date if that is earlier: the device’s clock may have been ahead at
 * the request, and set right since. As long as the clock has run evenly since the request, an earlier date only means that two clocks
 * differ, and shortens nothing. If the clock was set back since, the terms are dated by it as it runs now.
 *
 * @param createdAt The creation date in the provider's record; if it is missing or not a date, nothing changes.
 * @param behindMs How far the device's clock is behind, so that the date is earlier by it, too; negative if it is ahead.
 */
export function startAtCreation<terms extends Pick<DepositTerms, 'requestedAt' | 'expiresAt'>>(
  terms: terms,
  createdAt: string | undefined,
  behindMs = 0,
): terms {
  const { requestedAt, expiresAt } = terms
  const aheadMs = hasSteadyClock(terms) ? 0 : requestedAt - (Date.parse(createdAt ?? '') - behindMs)
  const earlierMs = Math.max(aheadMs || 0, setBackMs(terms))
  if (earlierMs <= 0) return terms
  const dated = {
    ...terms,
    requestedAt: requestedAt - earlierMs,
    expiresAt: expiresAt == null ? expiresAt : expiresAt - earlierMs,
  }
  return keepClock(terms, dated, true)
}

/** How far the clocks of the device and the provider may differ without one having been set, in milliseconds. */
const maxDifferenceMs = 60_000

/**
 * Whether it is earlier than the request by the device's clock, which was then set back since. A request whose date is later than its
 * creation at the provider was dated by a clock that was ahead.
 */
export function isBeforeRequest(
  { requestedAt }: Pick<DepositTerms, 'requestedAt'>,
  createdAt: string | undefined,
  now: number,
): boolean {
  return now < Math.min(requestedAt, Date.parse(createdAt ?? '')) - maxDifferenceMs
}

/**
 * Writes the terms of a quote that has passed its audit.
 *
 * @param requestedAt When the quote was requested: the time to pay runs from no earlier than that.
 * @param nonEvmChains Chains outside the EVM, whose addresses have their own formats.
 * @param behindMs How far the device's clock is behind; negative if it is ahead.
 * @throws {SchemaError} when the quote lacks something that the audit requires.
 */
export function toDepositTerms(
  quote: Quote,
  requestedAt: number,
  nonEvmChains: readonly NonEvmChain[] = [],
  behindMs = 0,
): DepositTerms {
  const { steps, details, parameters } = quote
  const [origin, destination] = [parameters.originChainId, parameters.destinationChainId].map((chainId) =>
    nonEvmChains.find(({ id }) => id === chainId),
  )
  const read = (chain: NonEvmChain | undefined, place: string | null | undefined) =>
    parseChainAddress(place ?? '', chain).address
  const step = steps.find(({ depositAddress }) => depositAddress != null)
  const requestId = step?.requestId
  const address = read(origin, step?.depositAddress)
  const recipient = read(destination, details.recipient)
  const refundTo = parseRefundTo(parameters.refundTo, origin)
  if (!address || !recipient || !refundTo || requestId === undefined) {
    throw new SchemaError('the quote names no request, deposit address, recipient or refund address')
  }
  if (placesIn(steps).some((place) => read(origin, place) !== address))
    throw new SchemaError('the quote names more than one deposit address')
  const [item] = [...quoteItemsOf(steps, { withoutDepositAddress: true }), ...depositAddressItems(steps)]
  return {
    requestId,
    type: parameters.strict ? 'strict' : 'open',
    address,
    pay: toSide(details.currencyIn, origin),
    receive: toSide(details.currencyOut, destination),
    recipient,
    refundTo,
    recoveryAddress: read(origin, parameters.recoveryAddress),
    statusPath: statusPathOf({ check: item?.check, requestId }),
    requestedAt,
    expiresAt: expiryOf(quote, requestedAt, behindMs),
  }
}

/**
 * When the requested time to pay or the order behind the address ends, whichever is earlier, by the device's clock: after that, nothing is
 * delivered. If the order seems to be over already, the device's clock is ahead, and says nothing about a requested time.
 */
function expiryOf(quote: Quote, requestedAt: number, behindMs: number): number | undefined {
  const { ttl } = quote.parameters
  const deadline = orderOf(quote)?.output?.deadline
  const orderEndsAt = deadline === undefined ? undefined : deadline * 1000 - behindMs
  if (ttl === undefined) return orderEndsAt
  const requestedUntil = requestedAt + ttl * 1000
  return orderEndsAt === undefined || orderEndsAt <= requestedAt
    ? requestedUntil
    : Math.min(requestedUntil, orderEndsAt)
}

/** Every address that a quote says to pay to, in its steps and their items. */
function placesIn(steps: Quote['steps']): string[] {
  return steps
    .filter(({ depositAddress }) => depositAddress != null)
    .flatMap(({ depositAddress, items }) => [
      depositAddress,
      ...items.map(({ data }) => fieldsOf(data)['to']),
    ])
    .filter((place) => typeof place === 'string')
}

function toSide(
  { amount, currency: { chainId, decimals, address } }: Quote['details']['currencyIn'],
  chain: NonEvmChain | undefined,
) {
  const isNative = isNativeAddress(address, chain?.nativeCurrency)
  return { chainId, decimals, amount, ...(!isNative && { currency: address }) }
}
