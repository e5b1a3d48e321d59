import { isMissing, readFlag, refuseQuote, type Fields } from './fields.ts'

/** What a quote request wants of the transactions, beside what they do. */
export interface ExecutionOptions {
  gasLimit: bigint | undefined
  lateGasBps: number | undefined
}

/** Reads the gas that a quote request sets, after the rules of the fields were checked. */
export function readExecutionOptions(fields: Fields): ExecutionOptions {
  const { latePaymentSlippageTolerance: late } = fields
  const gasLimit = readGas(fields, 'gasLimitForDepositSpecifiedTxs')
  if (gasLimit !== undefined && readFlag(fields, 'usePermit')) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"gasLimitForDepositSpecifiedTxs" can\'t go with "usePermit": the user sends no transaction.',
    )
  }
  requireObject(fields, 'additionalData')
  return {
    gasLimit,
    lateGasBps: isMissing(late) ? undefined : Number(late),
  }
}

/** Reads whether the order is to be shown and signed. There is none where the solver has nothing to do. */
export function readProtocolData(fields: Fields, isSelfExecuted: boolean): boolean {
  const isWanted = readFlag(fields, 'includeProtocolData')
  if (isWanted && isSelfExecuted) {
    throw refuseQuote(
      'UNSUPPORTED_EXECUTION_TYPE',
      '"includeProtocolData" needs an order, and there is none without the solver. Set "forceSolverExecution".',
    )
  }
  return isWanted
}

function readGas(fields: Fields, name: string): bigint | undefined {
  const value = fields[name]
  if (isMissing(value)) return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw refuseQuote('INVALID_REQUEST', `"${name}" must be a whole number of units of gas.`)
}

function requireObject(fields: Fields, name: string): void {
  const value = fields[name]
  if (isMissing(value) || (typeof value === 'object' && !Array.isArray(value))) return
  throw refuseQuote('INVALID_REQUEST', `"${name}" must be an object.`)
}
