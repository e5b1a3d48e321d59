import * as z from 'zod/mini'
import type { Quote } from '../actions/getQuote.ts'
import { chainId, decimals, evmAddress, number, smallestUnits, text } from '../schemas/base/primitives.ts'
import { map, object } from '../schemas/base/object.ts'
import { nullish } from '../schemas/base/nullish.ts'
import { SchemaError } from '../schemas/base/parseWithSchema.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { statusPathOf } from '../decode/statusPathOf.ts'
import { planItems } from '../decode/planItems.ts'
import { parseAddress } from '../utils/address/parseAddress.ts'

const sideSchema = object({
  chainId,
  decimals,
  /** Smallest unit. */
  amount: smallestUnits,
})

const typeSchema = z.enum(['strict', 'open'], 'it is neither "strict" nor "open"')

/** Terms as they are stored. */
export const depositTermsSchema = object({
  requestId: text,
  type: typeSchema,
  /** Where to pay, on the origin chain; with its checksum. */
  address: evmAddress,
  /** What must arrive there, in the chain's native currency. */
  pay: sideSchema,
  /** What the recipient gets for it, in the native currency of the destination chain. */
  receive: sideSchema,
  recipient: evmAddress,
  refundTo: evmAddress,
  recoveryAddress: nullish(evmAddress),
  /** Below the client's base address, where the request is followed. What stands in a store may be anybody's. */
  statusPath: nullish(map(text, (path) => (isServicePath(path) ? path : undefined))),
  /** Milliseconds since the epoch. */
  askedAt: number,
  /** When the address is not to be paid any more, in milliseconds since the epoch; missing where nobody says. */
  expiresAt: nullish(number),
})

/** The longest time for which an address may be paid once it was asked for, whoever says more, in milliseconds. */
const maxPayableMs = 24 * 60 * 60_000

/** What a payer needs to know of a deposit address that was given out and checked. */
export interface DepositTerms extends z.output<typeof depositTermsSchema> {}

/**
 * Until when an address may be paid, in milliseconds since the epoch.
 *
 * @param createdAt When the service made the request, as far as it says so.
 */
export function payableUntil(
  { askedAt, expiresAt }: Pick<DepositTerms, 'askedAt' | 'expiresAt'>,
  createdAt?: number,
): number {
  return Math.min(expiresAt ?? Infinity, Math.min(askedAt, createdAt ?? Infinity) + maxPayableMs)
}

/**
 * Writes the terms of a quote that has passed its audit.
 *
 * @param askedAt When the quote was requested: the time to pay runs from no earlier than that.
 * @throws {SchemaError} when the quote lacks what the audit asks for.
 */
export function toDepositTerms({ steps, details, parameters }: Quote, askedAt: number): DepositTerms {
  const step = steps.find(({ depositAddress }) => depositAddress != null)
  const requestId = step?.requestId ?? undefined
  const [address, recipient, refundTo] = [step?.depositAddress, details.recipient, parameters.refundTo].map(
    (place) => parseAddress(place ?? '').address,
  )
  if (!address || !recipient || !refundTo || requestId === undefined) {
    throw new SchemaError('the quote names no request, deposit address, recipient or refund address')
  }
  const { currencyIn, currencyOut } = details
  const [item] = planItems(steps)
  return {
    requestId,
    type: parameters.strict ? 'strict' : 'open',
    address,
    pay: toSide(currencyIn),
    receive: toSide(currencyOut),
    recipient,
    refundTo,
    recoveryAddress: parseAddress(parameters.recoveryAddress ?? '').address,
    statusPath: statusPathOf({ check: item?.check, requestId }),
    askedAt,
    expiresAt: parameters.ttl === undefined ? undefined : askedAt + parameters.ttl * 1000,
  }
}

function toSide({ amount, currency: { chainId, decimals } }: Quote['details']['currencyIn']) {
  return { chainId, decimals, amount }
}
