import { checkObject } from '../../errors/checks/checkObject.ts'
import type { EmbeddedAmount } from '../currency.ts'
import { balanceGain } from './balanceGain.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../utils/tokens/tokenId.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { fieldsOf } from '../base/json.ts'
import { parseOptional } from '../base/parseWithSchema.ts'
import { exactUnits } from '../base/primitives.ts'
import { isSettled } from '../status/requestStatus.ts'
import { chainsOfSide } from '../placeCurrencies.ts'
import { depositHashOf, hasMoved, isRefundSent, requestLegs } from './requestLegs.ts'
import type { RequestRecord } from './requestRecord.ts'

/** The amounts paid into and received from a request, as quoted and as executed. */
export interface RequestAmounts {
  /** The amount to pay. */
  quotedInput: EmbeddedAmount | undefined
  /** The amount paid; undefined until something has arrived, and if more was refunded: then the record misses a deposit. */
  deposited: EmbeddedAmount | undefined
  /** The quoted amount that arrives on the destination chain. If the route swaps there, this is the amount before that swap. */
  quotedOutput: EmbeddedAmount | undefined
  /** The amount delivered; undefined unless the request succeeded. */
  received: EmbeddedAmount | undefined
  /** The amount refunded, if the record has it; undefined unless the status, a transaction or the protocol names a refund. */
  refunded: EmbeddedAmount | undefined
  /** Native token delivered as gas top-up. */
  topup: EmbeddedAmount | undefined
}

/**
 * Finds the amounts of a request by the API's rule: `data.route.actual` has them, and repeats the quote until something has
 * moved. If it has no deposited amount, `protocol.deposit` does. The output of the swap on the origin is delivered only if
 * everything happens on one chain. Even there it may still repeat the quote; if the transactions show what the recipient gained,
 * that amount is the one received.
 */
export function toRequestAmounts(record: RequestRecord): RequestAmounts {
  const rule = 'it must be a record of `getRequests`'
  checkObject(record, 'toRequestAmounts', 'record', { fields: ['data'], rule })
  const { status, data } = record
  const { quoted, actual } = data.route ?? {}
  const hasArrived = hasDeposit(record)
  const isOneChain = isOnOneChain(record)
  const refunded = isRefundSent(record) ? data.refundCurrencyData : undefined
  const deposited = hasArrived
    ? mostTelling(actual?.origin?.inputCurrency, protocolDeposit(record))
    : undefined
  return {
    quotedInput: mostTelling(
      quoted?.origin?.inputCurrency,
      hasArrived ? undefined : actual?.origin?.inputCurrency,
    ),
    deposited: isLess(deposited, refunded) ? undefined : deposited,
    quotedOutput: isOneChain
      ? quoted?.origin?.outputCurrency
      : mostTelling(actual?.destination?.inputCurrency, quoted?.destination?.outputCurrency),
    received:
      status === 'success'
        ? isOneChain
          ? swappedTo(record)
          : actual?.destination?.outputCurrency
        : undefined,
    refunded,
    topup: mostTelling(actual?.destination?.currencyGasTopup, quoted?.destination?.currencyGasTopup),
  }
}

/** Whether both amounts are known to be of one token, and the first is smaller. */
function isLess(one: EmbeddedAmount | undefined, other: EmbeddedAmount | undefined): boolean {
  if (one?.amount === undefined || other?.amount === undefined) return false
  return isSameToken(one.currency, other.currency) && one.amount < other.amount
}

/** The output of a swap on one chain: records repeat the quoted output, so the recipient's gain is used. */
function swappedTo(record: RequestRecord): EmbeddedAmount | undefined {
  const output = record.data.route?.actual?.origin?.outputCurrency
  const { recipient, user } = record
  const gain = balanceGain(record, { account: recipient ?? user, currency: output?.currency?.address })
  if (output?.amount === undefined || gain === undefined || gain === output.amount) return output
  // A gain far from the quote includes something else: a call that spent part of it, or another swap.
  const difference = gain > output.amount ? gain - output.amount : output.amount - gain
  if (difference * 10n > output.amount) return output
  return {
    ...output,
    amount: gain,
    amountFormatted: undefined,
    amountUsd: undefined,
    amountUsdCurrent: undefined,
  }
}

/** The first amount with a value, else the first that is present. */
function mostTelling(...amounts: readonly (EmbeddedAmount | undefined)[]): EmbeddedAmount | undefined {
  return (
    amounts.find((amount) => amount?.amount !== undefined) ?? amounts.find((amount) => amount !== undefined)
  )
}

/** Whether a request was paid: its deposit went through, or its status is one that no unpaid request has. */
export function hasDeposit(record: RequestRecord): boolean {
  const { status } = record
  const deposits = requestLegs(record).filter(({ kind }) => kind === 'deposit')
  if (deposits.length > 0) return deposits.some(hasMoved)
  return status === 'submitted' || isSettled(status) || depositHashOf(record) !== undefined
}

/** The amount that a depository took, in the quoted currency if it is the same. */
function protocolDeposit({ data, protocol }: RequestRecord): EmbeddedAmount | undefined {
  const { amount: text, currency: address, chainId } = protocol?.deposit?.origin ?? {}
  const amount = parseOptional(exactUnits, text)
  if (amount === undefined) return undefined
  const quoted = data.route?.quoted?.origin?.inputCurrency?.currency
  return {
    amount,
    currency: isSameAddress(quoted?.address, address)
      ? quoted
      : address === undefined
        ? undefined
        : { address, chainId },
  }
}

const betweenChains: ReadonlySet<string | undefined> = new Set(['Bridge', 'Crosschain Swap'])
const onOneChain: ReadonlySet<string | undefined> = new Set(['Same-chain Swap', 'Wrap', 'Unwrap'])

/**
 * There is no destination, and everything that names a chain names the same one. A destination without amounts doesn't
 * count if the kind of request, or a delivery, shows that it stays on one chain.
 */
function isOnOneChain(record: RequestRecord): boolean {
  const { quoted, actual } = record.data.route ?? {}
  const destinations = [quoted?.destination, actual?.destination]
  if (destinations.some(hasAmounts) || betweenChains.has(record.requestType)) return false
  const isTypeOnOneChain = onOneChain.has(record.requestType)
  const legs = requestLegs(record)
  const isPaidOut = legs.some(({ kind, chainId }) => kind === 'delivery' && chainId !== undefined)
  if (destinations.some(isObject) && !isTypeOnOneChain && !isPaidOut) return false
  const { fills = [], refunds = [] } = record.protocol?.settlement?.destination ?? {}
  const chainIds = [
    ...[...legs, ...fills, ...refunds].flatMap(({ chainId }) => chainId ?? []),
    ...chainsOfSide(quoted?.origin),
    ...chainsOfSide(actual?.origin),
  ]
  const count = new Set(chainIds).size
  return count === 1 || (count === 0 && isTypeOnOneChain)
}

const amountNames = ['inputCurrency', 'outputCurrency', 'currencyGasTopup'] as const

function hasAmounts(side: unknown): boolean {
  return amountNames.some((name) => fieldsOf(side)[name] !== undefined)
}
