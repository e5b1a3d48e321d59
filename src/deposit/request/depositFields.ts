import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkKinds, type Kinds } from '../../errors/checks/checkKinds.ts'
import { quoteBodyFields } from '../../schemas/quote/body/quoteBody.ts'
import { tradeTypes } from '../../schemas/quote/body/tradeType.ts'
import type { DepositAddressParameters, DepositQuoteOptions } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

/** Options passed to the quote unchanged; its schema checks their values. */
const optionKinds: Kinds<keyof DepositQuoteOptions> = {
  slippageTolerance: 'any',
  latePaymentSlippageTolerance: 'any',
  subsidizeFees: 'any',
  sponsoredFeeComponents: 'any',
  maxSubsidizationAmount: 'any',
  appFees: 'any',
  referrer: 'any',
  fixedRate: 'any',
  includeProtocolData: 'any',
  useExternalLiquidity: 'any',
  useFallbacks: 'any',
  includedSwapSources: 'any',
  excludedSwapSources: 'any',
  includedOriginSwapSources: 'any',
  includedDestinationSwapSources: 'any',
  disableSwapProviderPreference: 'any',
  disableOriginSwaps: 'any',
  extraFields: 'any',
}

/** All parameters of a deposit address, and their types. */
export const depositKinds: Kinds<keyof DepositAddressParameters> = {
  originChainId: 'chainId',
  originCurrency: 'address',
  destinationChainId: 'chainId',
  destinationCurrency: 'address',
  amount: 'any',
  tradeType: tradeTypes,
  // Other values are rejected where it is read (`depositTypeOf`).
  type: 'any',
  recipient: 'address',
  refundTo: 'address',
  acceptedRefundTo: 'address',
  recoveryAddress: 'address',
  appFeeRecipients: 'addresses',
  user: 'address',
  ttl: 'any',
  ...optionKinds,
}

/** Whether a quote parameter is passed on unchanged with a deposit address. */
export function isDepositOption(name: string): name is keyof DepositQuoteOptions {
  return Object.hasOwn(optionKinds, name)
}

/** Quote parameters that don't work with a deposit address, with the reason. */
export const refusedDepositFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...quoteBodyFields]
      .filter((name) => !Object.hasOwn(depositKinds, name))
      .map((name) => [name, 'a deposit address can’t go with it']),
  ),
  strict: 'set `type`',
  useDepositAddress: 'it is always set',
}

/**
 * Checks the parameters of a deposit address, for callers without types.
 *
 * @param others Further parameters of the caller.
 * @throws {InvalidArgumentError} naming the parameter that is wrong, misspelled, or doesn't work with a deposit
 * address.
 */
export function checkDepositFields(parameters: object, caller: string, others: Kinds): void {
  for (const [argument, rule] of Object.entries(refusedDepositFields)) {
    if (Reflect.get(parameters, argument) != null) throw new InvalidArgumentError({ caller, argument, rule })
  }
  checkKinds(parameters, { ...depositKinds, ...others }, caller)
  depositTypeOf(parameters, caller)
}
