import type { Quote } from '../actions/getQuote.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'
import { decodeDeposit, type Deposit } from './calls/decodeDeposit.ts'
import { decodeErc20Call, type Erc20Call } from './calls/decodeErc20Call.ts'
import { decodeRouterCall, type RouterCall } from './calls/decodeRouterCall.ts'
import type { TransactionItem } from './planItems.ts'

/**
 * What a transaction does.
 *
 * - `payment`: it sends native currency and calls nothing
 * - `token`: it calls a function of a token, or any function of the token that is paid with
 * - `deposit`: it pays into a depository
 * - `wrap`: it turns native currency into the token to receive
 * - `call`: it calls something else; of a router that is publicly known (`router`) its deposits are read, of others nothing
 */
export type DecodedTransaction =
  | { kind: 'payment' }
  | { kind: 'token'; call: Erc20Call }
  | { kind: 'deposit'; deposit: Deposit }
  | { kind: 'wrap' }
  | { kind: 'call'; selector: string; router: RouterCall | undefined }

/** No calldata, or one word, is no call: services put the id of a request behind a plain transfer. */
const plainCalldataLengths: ReadonlySet<number> = new Set([2, 66])

/** `deposit()`, by which every wrapped native currency wraps. */
const wrapSelector = '0xd0e30db0'

/** Decodes a transaction as far as anyone can who does not know the service's contracts. */
export function decodeTransaction(quote: Quote, { data }: TransactionItem): DecodedTransaction {
  const call = decodeErc20Call(data.data)
  const selector = data.data.slice(0, 10)
  if (isSameAddress(data.to, quote.details.currencyIn.currency.address)) {
    return { kind: 'token', call: call ?? { name: selector } }
  }
  // Many a contract has a `withdraw` of an amount alone: only of the input it is known what that takes out.
  if (call && !(call.name === 'withdraw' && call.amount !== undefined)) return { kind: 'token', call }
  const deposit = decodeDeposit(data.data)
  if (deposit) return { kind: 'deposit', deposit }
  if (selector.toLowerCase() === wrapSelector && isWrapped(quote, data.to)) return { kind: 'wrap' }
  const isPlain = plainCalldataLengths.has(data.data.length) && data.value > 0n
  return isPlain ? { kind: 'payment' } : { kind: 'call', selector, router: decodeRouterCall(data.data) }
}

/** Native currency is wanted as another token of its chain, and that token is called. */
function isWrapped({ parameters }: Quote, to: string): boolean {
  const { originChainId, destinationChainId, originCurrency, destinationCurrency } = parameters
  return (
    originChainId === destinationChainId &&
    isSameAddress(originCurrency, zeroAddress) &&
    isSameAddress(to, destinationCurrency)
  )
}
