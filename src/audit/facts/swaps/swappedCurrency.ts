import type { EmbeddedAmount } from '../../../schemas/currency.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'

/** An amount of which it is known what it is of. */
export interface SwappedAmount {
  chainId: number
  address: string
  amount: bigint
}

/**
 * What the order takes where the input is swapped before it is deposited, in the same transaction. A deposit that can be
 * read is of the input itself.
 */
export function swappedInput({ quote, transactions }: AuditInput): SwappedAmount | undefined {
  const swapped = toAmount(quote.details.route?.origin?.outputCurrency)
  const isDeposited = transactions.some(({ decoded }) => decoded.kind === 'deposit')
  const isInput = isSameAddress(swapped?.address, quote.details.currencyIn.currency.address)
  return isDeposited || isInput || swapped?.chainId !== quote.parameters.originChainId ? undefined : swapped
}

/** What arrives on the destination chain, to be swapped to the output there. */
export function swappedOutput({ quote }: AuditInput): SwappedAmount | undefined {
  const swapped = toAmount(quote.details.route?.destination?.inputCurrency)
  return swapped?.chainId === quote.parameters.destinationChainId ? swapped : undefined
}

/** Whether the page, and not only the quote, says what it is worth: it is native, or one of the page's tokens. */
export function isKnownCurrency(
  { tokens }: AuditInput,
  { chainId, address }: Omit<SwappedAmount, 'amount'>,
): boolean {
  return (
    isSameAddress(address, zeroAddress) ||
    tokens.some((token) => token.chainId === chainId && isSameAddress(token.address, address))
  )
}

function toAmount({ currency, amount }: Partial<EmbeddedAmount> = {}): SwappedAmount | undefined {
  const { chainId, address } = currency ?? {}
  return chainId === undefined || address === undefined || amount === undefined
    ? undefined
    : { chainId, address, amount }
}
