import type { Quote } from '../actions/getQuote.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import type { TransactionItem } from './planItems.ts'
import { decodeErc20Call, type Erc20Call } from './decodeErc20Call.ts'

/**
 * What a transaction does.
 *
 * - `payment`: it sends native currency and calls nothing
 * - `token`: it calls a function of a token, or any function of the token that is paid with
 * - `call`: it calls something else, which can’t be decoded
 */
export type DecodedTransaction =
  | { kind: 'payment' }
  | { kind: 'token'; call: Erc20Call }
  | { kind: 'call'; selector: string }

/** No calldata, or one word, is no call: services put the id of a request behind a plain transfer. */
const plainCalldataLengths: ReadonlySet<number> = new Set([2, 66])

/** Decodes a transaction as far as anyone can who does not know the service's contracts. */
export function decodeTransaction({ details }: Quote, { data }: TransactionItem): DecodedTransaction {
  const call = decodeErc20Call(data.data)
  const selector = data.data.slice(0, 10)
  if (isSameAddress(data.to, details.currencyIn.currency.address)) {
    return { kind: 'token', call: call ?? { name: selector } }
  }
  // `withdraw` takes out of many a contract what the user has there: only of the input it is known what.
  if (call && call.name !== 'withdraw') return { kind: 'token', call }
  const isPlain = plainCalldataLengths.has(data.data.length) && data.value > 0n
  return isPlain ? { kind: 'payment' } : { kind: 'call', selector }
}
