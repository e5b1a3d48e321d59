import { maxGas } from '../../../domain/money/gasUnits.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** What a quote request wants of the transactions, beside what they do. */
export interface ExecutionOptions {
  gasLimit: bigint | undefined
  lateGasBps: number | undefined
}

/** Reads the gas that a quote request sets. */
export function readExecutionOptions({
  gasLimitForDepositSpecifiedTxs: gasLimit,
  latePaymentSlippageTolerance: lateGasBps,
  usePermit,
}: ExtendedQuoteBody): ExecutionOptions {
  if (gasLimit !== undefined && usePermit) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"gasLimitForDepositSpecifiedTxs" can\'t go with "usePermit": the user sends no transaction.',
    )
  }
  if (gasLimit !== undefined && gasLimit > maxGas) {
    throw refuseQuote(
      'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS',
      `"gasLimitForDepositSpecifiedTxs" must be at most ${maxGas}, which is as much as fits into a block.`,
    )
  }
  return { gasLimit: gasLimit === undefined ? undefined : BigInt(gasLimit), lateGasBps }
}

/** Reads whether the order is to be shown and signed. There is none where the solver has nothing to do. */
export function readProtocolData(
  { includeProtocolData }: ExtendedQuoteBody,
  isSelfExecuted: boolean,
): boolean {
  if (includeProtocolData && isSelfExecuted) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"includeProtocolData" needs an order, and there is none without the solver. Set "forceSolverExecution".',
    )
  }
  return Boolean(includeProtocolData)
}
