import { isMissing, refuseQuote, type Fields } from './fields.ts'

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
  'fixedRate',
  'includeProtocolData',
  'latePaymentSlippageTolerance',
  'gasLimitForDepositSpecifiedTxs',
  'referrerAddress',
  'additionalData',
])

/** Fields that ask for what happens anyway: every deposit names its request, and is refunded at its origin. */
const alwaysSo: ReadonlySet<string> = new Set(['explicitDeposit', 'refundOnOrigin'])

/** Fields that allow what the sandbox never does: the solver's inventory is all there is, and refunds are the only fallback. */
const permissions: ReadonlySet<string> = new Set(['useExternalLiquidity', 'useFallbacks'])

/** Fields for Solana, which no chain of the sandbox is. */
const solanaOnly: ReadonlySet<string> = new Set([
  'depositFeePayer',
  'maxRouteLength',
  'useSharedAccounts',
  'includeComputeUnitLimit',
])

/** Refuses every field that would otherwise be left out of the answer in silence. */
export function refuseUnservedFeatures(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (served.has(name) || isOff(value)) continue
    if ((alwaysSo.has(name) || permissions.has(name)) && value === true) continue
    if (solanaOnly.has(name)) {
      throw refuseQuote(
        'UNSUPPORTED_EXECUTION_TYPE',
        `"${name}" is for Solana, and the sandbox has EVM chains only.`,
      )
    }
    throw refuseQuote('INVALID_REQUEST', `"${name}" is not a field of a quote.`)
  }
}

/** Whether a field asks for nothing. */
export function isOff(value: unknown): boolean {
  return isMissing(value) || value === false || (Array.isArray(value) && value.length === 0)
}
