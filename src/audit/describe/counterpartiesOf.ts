import type { Quote } from '../../actions/getQuote.ts'
import { decodePermit } from '../../decode/permits/decodePermit.ts'
import { decodeTransaction, type DecodedTransaction } from '../../decode/decodeTransaction.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { quoteItemsOf } from '../../decode/quoteItems.ts'

/**
 * All addresses that a quote's steps call, pay or give a right to; sorted, in lower case.
 *
 * @throws {UnsupportedStepError} when the steps can't be decoded.
 */
export function counterpartiesOf(quote: Quote): readonly string[] {
  const addresses = quoteItemsOf(quote.steps).flatMap((item): (string | undefined)[] => {
    if (item.kind === 'transaction') {
      const decoded = decodeTransaction(quote, item)
      const others = decoded.kind === 'token' ? decoded.call.target : creditedBy(quote, decoded)
      return [item.data.to, others]
    }
    const { sign } = item.data
    return sign.signatureKind === 'eip712' ? [decodePermit(sign)?.receiver] : []
  })
  // Calldata has no letter case, so an address may appear twice with different case.
  return [...new Set(addresses.flatMap((address) => address?.toLowerCase() ?? []))].toSorted()
}

/** The address that a deposit is credited to, if it isn't the user. */
function creditedBy({ parameters }: Quote, decoded: DecodedTransaction): string | undefined {
  const depositor = decoded.kind === 'deposit' ? decoded.deposit.depositor : undefined
  return isSameAddress(depositor, parameters.user) ? undefined : depositor
}
