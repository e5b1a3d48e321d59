import type { Quote } from '../actions/getQuote.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'
import { decodeDeposit, type Deposit } from './calls/decodeDeposit.ts'
import { decodeErc20Call, type Erc20Call } from './calls/decodeErc20Call.ts'
import { decodeRouterCall, type RouterCall } from './calls/decodeRouterCall.ts'
import type { TransactionItem } from './quoteItems.ts'

/**
 * What a transaction does.
 *
 * - `payment`: it sends the native token and calls nothing
 * - `token`: it calls a known token function, or any function of the input token
 * - `deposit`: it pays into a depository
 * - `wrap`: it wraps the native token, and the user wants to receive the wrapped one
 * - `call`: any other call; of these, only publicly known routers are decoded (`router`), for their deposits
 */
export type DecodedTransaction =
  | { kind: 'payment' }
  | { kind: 'token'; call: Erc20Call }
  | { kind: 'deposit'; deposit: Deposit }
  | { kind: 'wrap' }
  | { kind: 'call'; selector: string; router: RouterCall | undefined }

/** Lengths of calldata of a plain transfer: none, or one word, since providers append a request's ID. */
const plainCalldataLengths: ReadonlySet<number> = new Set([2, 66])

/** Selector of `deposit()`, with which every wrapped native token wraps. */
const wrapSelector = '0xd0e30db0'

/** Decodes a transaction as far as possible without knowing the provider's contracts. */
export function decodeTransaction(quote: Quote, { data }: TransactionItem): DecodedTransaction {
  const call = decodeErc20Call(data.data)
  const selector = data.data.slice(0, 10)
  // The native token's placeholder address isn't a contract: a call of it would burn the funds sent along.
  const isPaidWith = isSameAddress(data.to, quote.details.currencyIn.currency.address)
  if (isPaidWith && !isSameAddress(data.to, zeroAddress)) {
    return { kind: 'token', call: call ?? { name: selector } }
  }
  // Many contracts have a `withdraw(amount)`. Only for the input token is it known what that withdraws.
  if (call && !(call.name === 'withdraw' && call.amount !== undefined)) return { kind: 'token', call }
  const deposit = decodeDeposit(data.data)
  if (deposit) return { kind: 'deposit', deposit }
  if (selector.toLowerCase() === wrapSelector && isWrapped(quote, data.to)) return { kind: 'wrap' }
  const isPlain = plainCalldataLengths.has(data.data.length) && data.value > 0n
  return isPlain ? { kind: 'payment' } : { kind: 'call', selector, router: decodeRouterCall(data.data) }
}

/** Whether the native token is exchanged for another token of its chain, and that token is called. */
function isWrapped({ parameters }: Quote, to: string): boolean {
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = parameters
  return (
    originChainId === destinationChainId &&
    isSameAddress(originCurrency, zeroAddress) &&
    isSameAddress(to, destinationCurrency)
  )
}
