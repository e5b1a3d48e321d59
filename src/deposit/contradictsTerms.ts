import type { EmbeddedAmount } from '../schemas/currency.ts'
import { refundsPayer } from '../schemas/refundsPayer.ts'
import type { RequestRecord } from '../schemas/requests/requestRecord.ts'
import { toRequestAmounts } from '../schemas/requests/toRequestAmounts.ts'
import { hasEvmAddresses, parseChainAddress } from '../utils/address/families/parseChainAddress.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { nativeAddressOf, type AnyChain } from '../utils/chains/nonEvmChain.ts'
import type { DepositTerms } from './depositTerms.ts'

/**
 * Whether a record says anything else than the terms that this page audited: of the kind of address, the parties, amounts or tokens. What
 * the record omits, or writes in a way that can't be compared, contradicts nothing.
 */
export function contradictsTerms(
  terms: DepositTerms,
  record: RequestRecord,
  chains: readonly AnyChain[],
): boolean {
  const { depositAddress, recipient, refundTo, user, data } = record
  const { type = 'unknown', recoveryAddress } = depositAddress ?? {}
  const [origin, destination] = [terms.pay, terms.receive].map(({ chainId }) =>
    chains.find(({ id }) => id === chainId),
  )
  const isRefundOther =
    isOther(refundTo, terms.refundTo, origin) &&
    // Whoever pays isn't known before the payment.
    !(refundsPayer(terms.refundTo) && (refundsPayer(refundTo) || isSameAddress(refundTo, user)))
  return (
    (type !== 'unknown' && type !== terms.type) ||
    isOther(recipient, terms.recipient, destination) ||
    isRefundOther ||
    isOther(recoveryAddress, terms.recoveryAddress, origin) ||
    isOtherSide(toRequestAmounts(record).quotedInput, terms.pay, origin) ||
    isOtherSide(data.route?.quoted?.destination?.outputCurrency, terms.receive, destination)
  )
}

function isOtherSide(
  reported: EmbeddedAmount | undefined,
  { chainId, amount, currency }: DepositTerms['pay'],
  chain: AnyChain | undefined,
): boolean {
  if (!reported) return false
  const { chainId: reportedChainId = chainId, address } = reported.currency ?? {}
  const isNative = currency == null && refundsPayer(address)
  const expected = currency ?? (chain && nativeAddressOf(chain))
  return (
    (reported.amount !== undefined && reported.amount !== amount) ||
    reportedChainId !== chainId ||
    (!isNative && isOther(address, expected, chain))
  )
}

/** Whether both are addresses of the chain, and different ones. */
function isOther(
  reported: string | undefined,
  known: string | null | undefined,
  chain: AnyChain | undefined,
): boolean {
  const [one, other] = [reported, known].map((text) => addressOn(chain, text ?? ''))
  return one !== undefined && other !== undefined && !isSameAddress(one, other)
}

function addressOn(chain: AnyChain | undefined, text: string): string | undefined {
  // Letter case is only a checksum in the EVM, and a record may write it as it likes.
  return parseChainAddress(hasEvmAddresses(chain) ? text.toLowerCase() : text, chain).address
}
