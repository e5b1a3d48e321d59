import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkKinds, type Kinds } from '../../errors/checks/checkKinds.ts'
import { quoteBodyFields } from '../../schemas/quote/body/quoteBody.ts'
import { tradeTypes } from '../../schemas/quote/body/tradeType.ts'
import type { DepositAddressParameters, DepositQuoteOptions } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

/** What goes into the quote as it is; its schema says what each of them must be. */
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

/** Everything that a deposit address may be asked for with, and what each of it is. */
export const depositKinds: Kinds<keyof DepositAddressParameters> = {
  originChainId: 'chainId',
  originCurrency: 'address',
  destinationChainId: 'chainId',
  destinationCurrency: 'address',
  amount: 'any',
  tradeType: tradeTypes,
  // Another word is refused wherever it is read.
  type: 'any',
  recipient: 'address',
  refundTo: 'address',
  acknowledgedRefundTo: 'address',
  recoveryAddress: 'address',
  appFeeRecipients: 'addresses',
  user: 'address',
  ttl: 'any',
  ...optionKinds,
}

/** Whether a parameter of a quote goes with a deposit address as it is. */
export function isDepositOption(name: string): name is keyof DepositQuoteOptions {
  return Object.hasOwn(optionKinds, name)
}

/** What else a quote takes, and none that gives an address, with the reason. */
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
 * Checks what a deposit address is asked for with, as far as a script without types may get it wrong.
 *
 * @param others What the caller takes beside it.
 * @throws {InvalidArgumentError} naming what is wrong, misspelled, or goes with no deposit address.
 */
export function checkDepositFields(parameters: object, caller: string, others: Kinds): void {
  for (const [argument, rule] of Object.entries(refusedDepositFields)) {
    if (Reflect.get(parameters, argument) != null) throw new InvalidArgumentError({ caller, argument, rule })
  }
  checkKinds(parameters, { ...depositKinds, ...others }, caller)
  depositTypeOf(parameters, caller)
}
