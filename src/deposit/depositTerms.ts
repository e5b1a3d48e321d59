import * as z from 'zod/mini'
import type { Quote } from '../actions/getQuote.ts'
import { boolean, chainId, decimals, number, smallestUnits, text } from '../schemas/base/primitives.ts'
import { map, object } from '../schemas/base/object.ts'
import { nullish } from '../schemas/base/nullish.ts'
import { fieldsOf } from '../schemas/base/json.ts'
import { SchemaError } from '../schemas/base/parseWithSchema.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { statusPathOf } from '../decode/statusPathOf.ts'
import { depositAddressItems, planItems } from '../decode/planItems.ts'
import { parseChainAddress } from '../utils/address/families/parseChainAddress.ts'
import { isNativeAddress, type NonEvmChain } from '../utils/chains/nonEvmChain.ts'
import { refundsPayer } from '../schemas/refundsPayer.ts'

const sideSchema = object({
  chainId,
  decimals,
  /** Smallest unit. */
  amount: smallestUnits,
  /** Missing for the chain's native currency. */
  currency: nullish(text),
})

const typeSchema = z.enum(['strict', 'open'], 'it is neither "strict" nor "open"')

/** Terms as they are stored; `areAddresses` says whether they can be. */
export const depositTermsSchema = object({
  requestId: text,
  type: typeSchema,
  /** Where to pay, on the origin chain; of an EVM address with its checksum. */
  address: text,
  /** What must arrive there, in the chain's native currency. */
  pay: sideSchema,
  /** What the recipient gets for it. */
  receive: sideSchema,
  recipient: text,
  /** The account that is refunded; the native currency's address where that is whoever pays. */
  refundTo: text,
  recoveryAddress: nullish(text),
  /** A refund may go to the recipient on the destination chain in place of the refund address. */
  mayRefundRecipient: nullish(boolean),
  /** Below the client's base address, where the request is followed. What stands in a store may be anybody's. */
  statusPath: nullish(map(text, (path) => (isServicePath(path) ? path : undefined))),
  /** Milliseconds since the epoch. */
  askedAt: number,
  /** When the address is not to be paid any more, in milliseconds since the epoch; missing where nobody says. */
  expiresAt: nullish(number),
})

/** Whether everybody in the terms has an address on their chain. */
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
    readRefundTo(refundTo, origin) !== undefined &&
    isAddress(recipient, destination)
  )
}

/** A refund address, or what stands for whoever pays there. */
export function readRefundTo(text: string | undefined, origin: NonEvmChain | undefined): string | undefined {
  if (!refundsPayer(text)) return parseChainAddress(text ?? '', origin).address
  return isNativeAddress(text, origin?.nativeCurrency) ? text : undefined
}

/** How long an address may be paid of which nobody says how long, in milliseconds. */
export const defaultPayableMs = 24 * 60 * 60_000

/** What a payer needs to know about a deposit address that passed its checks. */
export interface DepositTerms extends z.output<typeof depositTermsSchema> {}

/**
 * Until when an address may be paid, in milliseconds since the epoch.
 *
 * @param options `createdAt`, when the service made the request, as far as it says so; `longestMs`, from then on or from when it
 * was asked for, whichever was earlier: what a store says may be anybody's.
 */
export function payableUntil(
  { askedAt, expiresAt }: Pick<DepositTerms, 'askedAt' | 'expiresAt'>,
  {
    createdAt = Infinity,
    longestMs = defaultPayableMs,
  }: { createdAt?: number | undefined; longestMs?: number } = {},
): number {
  const start = Math.min(askedAt, createdAt)
  return Math.min(expiresAt ?? start + defaultPayableMs, start + longestMs)
}

/**
 * Writes the terms of a quote that has passed its audit.
 *
 * @param askedAt When the quote was requested: the time to pay runs from no earlier than that.
 * @param nonEvmChains Chains outside the EVM, whose addresses are read by their own rules.
 * @throws {SchemaError} when the quote lacks what the audit asks for.
 */
export function toDepositTerms(
  { steps, details, parameters }: Quote,
  askedAt: number,
  nonEvmChains: readonly NonEvmChain[] = [],
): DepositTerms {
  const [origin, destination] = [parameters.originChainId, parameters.destinationChainId].map((chainId) =>
    nonEvmChains.find(({ id }) => id === chainId),
  )
  const read = (chain: NonEvmChain | undefined, place: string | null | undefined) =>
    parseChainAddress(place ?? '', chain).address
  const step = steps.find(({ depositAddress }) => depositAddress != null)
  const requestId = step?.requestId
  const address = read(origin, step?.depositAddress)
  const recipient = read(destination, details.recipient)
  const refundTo = readRefundTo(parameters.refundTo, origin)
  if (!address || !recipient || !refundTo || requestId === undefined) {
    throw new SchemaError('the quote names no request, deposit address, recipient or refund address')
  }
  if (placesIn(steps).some((place) => read(origin, place) !== address))
    throw new SchemaError('the quote names more than one deposit address')
  const [item] = [...planItems(steps, { withoutDepositAddress: true }), ...depositAddressItems(steps)]
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
    askedAt,
    expiresAt: parameters.ttl === undefined ? undefined : askedAt + parameters.ttl * 1000,
  }
}

/** Every place that a quote says to pay to: of the step, and of what is in it. */
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
