import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../input/auditInput.ts'
import { isNamedWrapped } from './swaps/isNamedWrapped.ts'

/**
 * Whether the user's own transactions complete the quote: a transfer, a wrap or an unwrap on one chain. The provider has nothing to do, so
 * the amount received is the amount paid.
 */
export function isDoneByUser(input: AuditInput): boolean {
  const { quote, transactions, signatures, allowed } = input
  const { originCurrency, destinationCurrency } = quote.parameters
  if (!allowed.isOneChain || signatures.length > 0) return false
  const isSend = isSameAddress(originCurrency, destinationCurrency)
  return (
    transactions.length > 0 &&
    transactions.every(({ item, decoded }) => {
      if (decoded.kind === 'wrap') return isNamedWrapped(input)
      if (decoded.kind === 'payment') return isSend && isSameAddress(item.data.to, quote.details.recipient)
      if (decoded.kind !== 'token') return false
      const { name, target } = decoded.call
      if (name === 'transfer') return isSend && isSameAddress(target, quote.details.recipient)
      // `token-call` blocks any `withdraw` that isn't an unwrap.
      return name === 'withdraw' && isNamedWrapped(input)
    })
  )
}
