import { isMissing, refuseQuote, type Fields } from './quoteFields.ts'

/** Fields that the service reads. */
const served: ReadonlySet<string> = new Set([
  'user',
  'originChainId',
  'destinationChainId',
  'originCurrency',
  'destinationCurrency',
  'amount',
  'tradeType',
  'recipient',
  'refundTo',
  'slippageTolerance',
  'ttl',
  'subsidizeFees',
  'sponsoredFeeComponents',
  'maxSubsidizationAmount',
  'subsidizeRent',
  'appFees',
  'topupGas',
  'topupGasAmount',
  'referrer',
  'useDepositAddress',
  'strict',
  'recoveryAddress',
  'usePermit',
  'permitExpiry',
  'originGasOverhead',
  'forceSolverExecution',
  'txs',
  'txsGasLimit',
  'authorizationList',
  'includedSwapSources',
  'excludedSwapSources',
  'includedOriginSwapSources',
  'includedDestinationSwapSources',
  'disableSwapProviderPreference',
  'disableOriginSwaps',
  'overridePriceImpact',
  'enableTrueExactOutput',
])

/** Fields that ask for what happens anyway: every deposit names its request, is filled by the solver and refunded at its origin. */
const alwaysSo: ReadonlySet<string> = new Set(['explicitDeposit', 'refundOnOrigin'])

/** Fields of the interface that are not served yet; to serve one, move it to `served`. */
const notServed: ReadonlySet<string> = new Set([
  'additionalData',
  'useExternalLiquidity',
  'useFallbacks',
  'includeProtocolData',
  'latePaymentSlippageTolerance',
  'gasLimitForDepositSpecifiedTxs',
  'depositFeePayer',
  'maxRouteLength',
  'useSharedAccounts',
  'includeComputeUnitLimit',
  'fixedRate',
  'referrerAddress',
])

/** Refuses every feature that would otherwise be left out of the answer in silence. */
export function refuseUnservedFeatures(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (served.has(name) || isOff(value)) continue
    if (alwaysSo.has(name) && value === true) continue
    if (notServed.has(name)) {
      throw refuseQuote('UNSUPPORTED_EXECUTION_TYPE', `The sandbox does not serve "${name}" yet.`)
    }
    throw refuseQuote('INVALID_REQUEST', `"${name}" is not a field of a quote.`)
  }
}

/** Whether a field asks for nothing. */
export function isOff(value: unknown): boolean {
  return isMissing(value) || value === false || (Array.isArray(value) && value.length === 0)
}
