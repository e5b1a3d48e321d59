import type { EmbeddedAmount } from '../../../schemas/currency.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'

/** An amount of a known currency. */
export interface SwappedAmount {
  chainId: number
  address: string
  amount: bigint
}

/**
 * The currency and amount that the order takes, if the input is swapped before the deposit in the same transaction. Undefined if the
 * deposit can be decoded, since it is then of the input itself.
 */
export function swappedInput({ quote, transactions }: AuditInput): SwappedAmount | undefined {
  const swapped = toAmount(quote.details.route?.origin?.outputCurrency)
  const isDeposited = transactions.some(({ decoded }) => decoded.kind === 'deposit')
  const isInput = isSameAddress(swapped?.address, quote.details.currencyIn.currency.address)
  return isDeposited || isInput || swapped?.chainId !== quote.parameters.originChainId ? undefined : swapped
}

/** The currency and amount that arrive on the destination chain and are swapped to the output there. */
export function swappedOutput({ quote }: AuditInput): SwappedAmount | undefined {
  const swapped = toAmount(quote.details.route?.destination?.inputCurrency)
  return swapped?.chainId === quote.parameters.destinationChainId ? swapped : undefined
}

/** Whether a currency is known to the page, not only from the quote: it is native, or one of the page's tokens. */
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
