import { amountPattern, basisPointsPattern } from '@causeway/react/schemas'
import { isMissing, readAddress, readFlag, refuseQuote, type Fields } from './fields.ts'
import { componentsByWord } from './readSponsorship.ts'

/** Checks the interface's rules that tie one field of a quote to another, whether or not the feature is served. */
export function checkQuoteRules(fields: Fields): void {
  const topupGas = readFlag(fields, 'topupGas')
  const useDepositAddress = readFlag(fields, 'useDepositAddress')
  const strict = readFlag(fields, 'strict')
  const subsidizeFees = readFlag(fields, 'subsidizeFees')

  const { topupGasAmount, sponsoredFeeComponents, maxSubsidizationAmount } = fields
  if (!isMissing(topupGasAmount)) {
    requireDigits(topupGasAmount, 'topupGasAmount')
    if (!topupGas) throw invalid('"topupGasAmount" needs "topupGas".')
  }
  if (strict && !useDepositAddress) throw invalid('"strict" needs "useDepositAddress".')
  if (strict) readAddress(fields, 'refundTo')
  if (useDepositAddress && !strict && fields['tradeType'] === 'EXACT_OUTPUT') {
    throw invalid('EXACT_OUTPUT with "useDepositAddress" needs "strict".')
  }
  if (!isMissing(fields['recoveryAddress']) && !useDepositAddress) {
    throw invalid('"recoveryAddress" needs "useDepositAddress".')
  }
  if (!isMissing(sponsoredFeeComponents)) {
    const isValid =
      Array.isArray(sponsoredFeeComponents) &&
      sponsoredFeeComponents.length > 0 &&
      sponsoredFeeComponents.every((component) => componentsByWord.has(component))
    if (!isValid) {
      throw invalid(
        `"sponsoredFeeComponents" must hold at least one of ${[...componentsByWord.keys()].join(', ')}, and nothing else.`,
      )
    }
    if (!subsidizeFees) throw invalid('"sponsoredFeeComponents" needs "subsidizeFees".')
  }
  if (!isMissing(maxSubsidizationAmount)) {
    requireDigits(maxSubsidizationAmount, 'maxSubsidizationAmount')
    if (!subsidizeFees) throw invalid('"maxSubsidizationAmount" needs "subsidizeFees".')
  }
  if (readFlag(fields, 'subsidizeRent') && !subsidizeFees) {
    throw invalid('"subsidizeRent" needs "subsidizeFees".')
  }
  for (const name of ['slippageTolerance', 'latePaymentSlippageTolerance']) checkBasisPoints(fields, name)
}

function requireDigits(value: unknown, name: string): void {
  if (typeof value !== 'string' || !amountPattern.test(value)) {
    throw invalid(`"${name}" must be a string of digits: US dollars with 6 decimals.`)
  }
}

function checkBasisPoints(fields: Fields, name: string): void {
  const value = fields[name]
  if (isMissing(value) || (typeof value === 'string' && basisPointsPattern.test(value))) return
  throw refuseQuote(
    'INVALID_SLIPPAGE_TOLERANCE',
    `"${name}" must be a string of basis points, a whole number from 0 to 10000.`,
  )
}

function invalid(message: string) {
  return refuseQuote('INVALID_REQUEST', message)
}
