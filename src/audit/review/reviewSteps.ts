import type { Quote } from '../../actions/getQuote.ts'
import { placesOf, type KnownContract, type Places } from '../placesOf.ts'
import { readPermit } from '../../decode/readPermit.ts'
import { readTransaction } from '../../decode/readTransaction.ts'
import { planItems, type SignatureItem, type TransactionItem } from '../../decode/planItems.ts'
import type { Currency } from '../../schemas/currency.ts'
import { isSameAddress } from '../../utils/address/address.ts'
import { toJsonText } from '../../utils/toJsonText.ts'

/** An amount; of a token that nobody here knows there is no currency. */
export interface ReviewAmount {
  /** Smallest unit. */
  amount: bigint
  currency: Pick<Currency, 'symbol' | 'decimals'> | undefined
}

/** Who says that a contract is the service's: the page, the quote alone, or nobody. */
export type ContractOrigin = 'known' | 'named' | 'unnamed'

/** Something to know of a step. */
export type ReviewFact =
  | { key: 'spender' | 'receiver' | 'contract'; address: string; origin: ContractOrigin | undefined }
  | { key: 'token'; address: string }
  | { key: 'function' | 'text'; text: string }
  /** All that is signed, as the wallet gets it. */
  | { key: 'data'; text: string }
  | { key: 'value'; amount: ReviewAmount }
  /** Seconds since the epoch. */
  | { key: 'deadline'; at: bigint }

/** What the wallet is asked for, as the bytes say it; the service's own description is not used. */
export interface ReviewStep {
  key: string
  chainId: number
  does:
    | 'approve'
    | 'approveUnlimited'
    | 'approveNothing'
    | 'send'
    | 'unwrap'
    | 'tokenCall'
    | 'call'
    | 'callWith'
    | 'permit'
    | 'permitUnlimited'
    | 'message'
    | 'blindMessage'
    | 'typedData'
  amount?: ReviewAmount | undefined
  /** Name of the function or of the type; untrusted text. */
  name?: string | undefined
  facts: readonly ReviewFact[]
}

export interface ReviewStepsContext {
  /** Tokens that the page knows. */
  tokens: readonly (Currency | Required<Pick<Currency, 'chainId' | 'address' | 'symbol' | 'decimals'>>)[]
  /** The currency that a chain takes for gas; undefined where the page does not know the chain. */
  nativeOf: (chainId: number) => ReviewAmount['currency']
  /** Contracts of the service that the page knows. */
  contracts: readonly KnownContract[] | undefined
}

/** An amount that nobody has: a right without a limit. */
const unlimited = 2n ** 255n

const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\t]*$/u

/**
 * Reads the steps of a quote.
 *
 * @throws {UnsupportedStepError} when one of them can't be read.
 */
export function reviewSteps(quote: Quote, context: ReviewStepsContext): ReviewStep[] {
  const places = placesOf(quote, context.contracts)
  const originOf = (address: string) => originOfContract(address, places, context.contracts !== undefined)
  return planItems(quote.steps).map((item) => ({
    key: `${item.stepIndex} ${item.itemIndex}`,
    ...(item.kind === 'transaction'
      ? readStep(quote, { item, context, originOf })
      : { chainId: quote.parameters.originChainId, ...readSignature(quote, { item, context, originOf }) }),
  }))
}

interface Reading<item> {
  item: item
  context: ReviewStepsContext
  originOf: (address: string) => ContractOrigin
}

function readStep(
  quote: Quote,
  { item, context, originOf }: Reading<TransactionItem>,
): Omit<ReviewStep, 'key'> {
  const { to, value, data, chainId } = item.data
  const native = (amount: bigint): ReviewAmount => ({
    amount,
    currency: context.nativeOf(chainId),
  })
  const raw: ReviewFact[] = data === '0x' ? [] : [{ key: 'data', text: data }]
  const along: ReviewFact[] = value === 0n ? [] : [{ key: 'value', amount: native(value) }]
  const reading = readTransaction(quote, item)
  if (reading.kind === 'payment') {
    const facts: ReviewFact[] = [{ key: 'receiver', address: to, origin: originOf(to) }, ...raw]
    return { chainId, does: 'send', amount: native(value), facts }
  }
  if (reading.kind === 'call') {
    const wraps = isSameAddress(to, quote.details.currencyOut.currency.address)
    const facts: ReviewFact[] = [
      wraps ? { key: 'token', address: to } : { key: 'contract', address: to, origin: originOf(to) },
      { key: 'function', text: reading.selector },
      ...raw,
    ]
    return { chainId, does: value === 0n ? 'call' : 'callWith', amount: native(value), facts }
  }
  const { name, target, amount } = reading.call
  const currency = currencyAt(quote, context, { chainId, address: to })
  const token: ReviewFact = { key: 'token', address: to }
  if (amount !== undefined && target !== undefined) {
    const isTransfer = name === 'transfer'
    const facts: ReviewFact[] = [
      { key: isTransfer ? 'receiver' : 'spender', address: spelled(quote, target), origin: originOf(target) },
      token,
      ...along,
      ...raw,
    ]
    const does = isTransfer ? 'send' : amount === 0n ? 'approveNothing' : isUnlimited(amount, 'approve')
    return { chainId, does, amount: { amount, currency }, facts }
  }
  // `withdraw` alone has an amount and nobody who gets it.
  if (amount !== undefined) {
    return { chainId, does: 'unwrap', amount: { amount, currency }, facts: [token, ...along, ...raw] }
  }
  return {
    chainId,
    does: 'tokenCall',
    amount: { amount: 0n, currency },
    name,
    facts: [token, ...along, ...raw],
  }
}

function readSignature(
  quote: Quote,
  { item, context, originOf }: Reading<SignatureItem>,
): Omit<ReviewStep, 'key' | 'chainId'> {
  const { sign } = item.data
  if (sign.signatureKind === 'eip191') {
    const isReadable = !/^0x/i.test(sign.message) && printable.test(sign.message)
    return {
      does: isReadable ? 'message' : 'blindMessage',
      facts: [isReadable ? { key: 'text', text: sign.message } : { key: 'data', text: sign.message }],
    }
  }
  const permit = readPermit(sign)
  if (!permit) {
    const data = toJsonText(sign.value)
    return { does: 'typedData', name: sign.primaryType, facts: [{ key: 'data', text: data }] }
  }
  const { receiver, token, amount, deadline } = permit
  const chainId = quote.parameters.originChainId
  const currency = token === undefined ? undefined : currencyAt(quote, context, { chainId, address: token })
  return {
    does: isUnlimited(amount, 'permit'),
    amount: { amount, currency },
    facts: [
      { key: 'spender', address: receiver, origin: originOf(receiver) },
      ...(token === undefined ? [] : [{ key: 'token', address: token } as const]),
      { key: 'deadline', at: deadline },
    ],
  }
}

/** Calldata has no letter case; the quote's own spelling is easier to compare. */
function spelled({ steps, details, protocol }: Quote, address: string): string {
  const called = planItems(steps).map((item) => (item.kind === 'transaction' ? item.data.to : undefined))
  const known = [protocol?.v2?.paymentDetails?.depository, details.recipient, ...called]
  return known.find((one) => isSameAddress(one, address)) ?? address
}

function isUnlimited<does extends 'approve' | 'permit'>(
  amount: bigint,
  does: does,
): does | `${does}Unlimited` {
  return amount >= unlimited ? `${does}Unlimited` : does
}

function originOfContract(address: string, places: Places, arePagesOwn: boolean): ContractOrigin {
  if (!places.isContract(address)) return 'unnamed'
  return arePagesOwn ? 'known' : 'named'
}

/** Of the quote's own tokens, its decimals are what the audit compared; others are the page's. */
function currencyAt(
  { details }: Quote,
  { tokens }: ReviewStepsContext,
  place: { chainId: number; address: string },
): ReviewAmount['currency'] {
  const isAt = ({ chainId, address }: { chainId: number; address: string }) =>
    chainId === place.chainId && isSameAddress(address, place.address)
  return [details.currencyIn.currency, details.currencyOut.currency, ...tokens].find(isAt)
}
