import { checkObject } from '../../errors/checks/checkObject.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import { hasEvmAddresses, parseChainAddress } from '../../utils/address/families/parseChainAddress.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

/**
 * The parameters of the quote that returns the address; undefined while one is missing. `findDepositRefusal` and `depositProblems` say
 * whether it may be requested at all.
 *
 * @param account The connected wallet's account, if any; it counts only on an EVM origin chain.
 * @param nonEvmChains Chains outside the EVM, whose addresses have their own format.
 */
export function toDepositQuoteParameters(
  parameters: DepositAddressParameters,
  account: string | undefined,
  nonEvmChains: readonly NonEvmChain[] = [],
): GetQuoteParameters | undefined {
  checkObject(parameters, 'toDepositQuoteParameters')
  const type = depositTypeOf(parameters, 'toDepositQuoteParameters')
  const {
    acceptedRefundTo: _accepted,
    appFeeRecipients: _appFeeRecipients,
    originChainId,
    originCurrency,
    destinationChainId,
    destinationCurrency,
    amount,
    tradeType = depositDefaults.tradeType,
    type: _type,
    ttl = depositDefaults.ttl,
    user,
    ...rest
  } = parameters
  if (originChainId === undefined || destinationChainId === undefined || amount === undefined)
    return undefined
  const [origin, destination] = [originChainId, destinationChainId].map((chainId) =>
    nonEvmChains.find(({ id }) => id === chainId),
  )
  const read = (chain: NonEvmChain | undefined, text = '') => parseChainAddress(text, chain).address
  const recipient = read(destination, rest.recipient)
  const refundTo = read(origin, rest.refundTo)
  if (recipient === undefined || refundTo === undefined) return undefined
  return {
    ...rest,
    user: user ?? (hasEvmAddresses(origin) ? account : undefined) ?? refundTo,
    originChainId,
    originCurrency: originCurrency ?? origin?.nativeCurrency.address ?? zeroAddress,
    destinationChainId,
    destinationCurrency: destinationCurrency ?? destination?.nativeCurrency.address ?? zeroAddress,
    amount,
    tradeType,
    recipient,
    refundTo,
    recoveryAddress: read(origin, rest.recoveryAddress),
    useDepositAddress: true,
    strict: type === 'strict' || undefined,
    ttl: ttl ?? undefined,
  }
}
