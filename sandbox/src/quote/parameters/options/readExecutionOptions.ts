import { maxGas } from '../../../domain/money/gasUnits.ts'
import { refuseQuote } from '../fields.ts'
import type { ExtendedQuoteBody } from '../readQuoteBody.ts'

/** A quote request's options for its transactions. */
export interface ExecutionOptions {
  gasLimit: bigint | undefined
  lateGasBps: number | undefined
}

/** Reads a quote request's gas options. */
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

/** Reads whether to include the signed order. Self-executed quotes have none. */
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
