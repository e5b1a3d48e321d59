import type { GetQuoteParameters } from '../actions/quoteParameters.ts'
import { parseAddress } from '../utils/address/parseAddress.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'
import { zeroAddress } from '../utils/address/zeroAddress.ts'

/**
 * The parameters of the quote that gives the address; undefined while something is missing. Whether it may be requested
 * at all is for `depositRefusal` and `depositProblems` to say.
 *
 * @param account The connected wallet's, if there is one.
 */
export function toDepositQuoteParameters(
  {
    acknowledgedRefundTo: _acknowledged,
    originChainId,
    originCurrency = zeroAddress,
    destinationChainId,
    destinationCurrency = zeroAddress,
    amount,
    tradeType = depositDefaults.tradeType,
    type = depositDefaults.type,
    ttl = depositDefaults.ttl,
    user,
    ...rest
  }: DepositAddressParameters,
  account: string | undefined,
): GetQuoteParameters | undefined {
  const [recipient, refundTo, recoveryAddress] = [rest.recipient, rest.refundTo, rest.recoveryAddress].map(
    (text = '') => parseAddress(text).address,
  )
  if (originChainId === undefined || destinationChainId === undefined || amount === undefined)
    return undefined
  if (!recipient || !refundTo) return undefined
  return {
    ...rest,
    user: user ?? account ?? refundTo,
    originChainId,
    originCurrency,
    destinationChainId,
    destinationCurrency,
    amount,
    tradeType,
    recipient,
    refundTo,
    recoveryAddress,
    useDepositAddress: true,
    strict: type === 'strict' || undefined,
    ttl: ttl ?? undefined,
  }
}
