import { toBrand } from '../client/brand.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { basisPointsPattern, evmAddressPattern } from '../schemas/primitives.ts'
import type { GetQuoteParameters, TradeType } from './quoteParameters.ts'

const tradeTypes: readonly TradeType[] = ['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']

/** A rule of the interface: when `broken` says so, the request is not sent. */
interface Rule {
  field: keyof GetQuoteParameters
  rule: string
  broken: (parameters: GetQuoteParameters) => boolean
}

const isBlank = (value: string) => value.trim() === ''
const isChainId = (value: number) => Number.isSafeInteger(value) && value > 0

const rules: readonly Rule[] = [
  { field: 'user', rule: 'it must be an address', broken: ({ user }) => isBlank(user) },
  {
    field: 'originChainId',
    rule: 'it must be a positive whole number',
    broken: ({ originChainId }) => !isChainId(originChainId),
  },
  {
    field: 'destinationChainId',
    rule: 'it must be a positive whole number',
    broken: ({ destinationChainId }) => !isChainId(destinationChainId),
  },
  {
    field: 'originCurrency',
    rule: 'it must be an address',
    broken: ({ originCurrency }) => isBlank(originCurrency),
  },
  {
    field: 'destinationCurrency',
    rule: 'it must be an address',
    broken: ({ destinationCurrency }) => isBlank(destinationCurrency),
  },
  { field: 'amount', rule: 'it must be greater than zero', broken: ({ amount }) => amount <= 0n },
  {
    field: 'tradeType',
    rule: `it must be one of ${tradeTypes.join(', ')}`,
    broken: ({ tradeType }) => !tradeTypes.includes(tradeType),
  },
  {
    field: 'recipient',
    rule: 'it must be an address',
    broken: ({ recipient }) => recipient !== undefined && isBlank(recipient),
  },
  {
    field: 'refundTo',
    rule: 'it must be an EVM address: 0x and 40 hexadecimal digits',
    broken: ({ refundTo }) => refundTo !== undefined && !evmAddressPattern.test(refundTo),
  },
  basisPoints('slippageTolerance'),
  basisPoints('latePaymentSlippageTolerance'),
  needs('topupGasAmount', 'topupGas'),
  notNegative('topupGasAmount'),
  needs('strict', 'useDepositAddress'),
  needs('recoveryAddress', 'useDepositAddress'),
  {
    field: 'refundTo',
    rule: '`strict` needs it',
    broken: ({ strict, refundTo }) => Boolean(strict) && refundTo === undefined,
  },
  {
    field: 'tradeType',
    rule: 'EXACT_OUTPUT with `useDepositAddress` needs `strict`',
    broken: ({ tradeType, useDepositAddress, strict }) =>
      Boolean(useDepositAddress) && tradeType === 'EXACT_OUTPUT' && !strict,
  },
  needs('sponsoredFeeComponents', 'subsidizeFees'),
  needs('maxSubsidizationAmount', 'subsidizeFees'),
  needs('subsidizeRent', 'subsidizeFees'),
  notNegative('maxSubsidizationAmount'),
  {
    field: 'sponsoredFeeComponents',
    rule: 'it needs at least one item',
    broken: ({ sponsoredFeeComponents }) => sponsoredFeeComponents?.length === 0,
  },
]

/**
 * Checks the rules of the interface and writes the body of `POST /quote`.
 *
 * @throws {InvalidRequestError} naming the first broken rule.
 */
export function toQuoteBody(parameters: GetQuoteParameters, brand: string): Record<string, unknown> {
  const broken = rules.find((rule) => rule.broken(parameters))
  if (broken) throw new InvalidRequestError(broken)
  const { extraFields, sponsoredFeeComponents, txs, ...fields } = parameters
  return {
    ...extraFields,
    ...toJson(fields),
    sponsoredFeeComponents: sponsoredFeeComponents && toBrand(sponsoredFeeComponents, brand),
    txs: txs?.map((call) => toJson(call)),
  }
}

/** Fields that are numbers here and strings of digits on the wire. */
const digitFields: ReadonlySet<string> = new Set<keyof GetQuoteParameters>([
  'slippageTolerance',
  'latePaymentSlippageTolerance',
])

function toJson(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'bigint' || (digitFields.has(name) && value !== undefined) ? String(value) : value,
    ]),
  )
}

function basisPoints(field: 'slippageTolerance' | 'latePaymentSlippageTolerance'): Rule {
  return {
    field,
    rule: 'it must be a whole number of basis points from 0 to 10000',
    broken: ({ [field]: value }) => value !== undefined && !basisPointsPattern.test(String(value)),
  }
}

function notNegative(field: 'topupGasAmount' | 'maxSubsidizationAmount'): Rule {
  return {
    field,
    rule: 'it must not be negative',
    broken: ({ [field]: value }) => value !== undefined && value < 0n,
  }
}

/** `field` means nothing without `switchedOn`. */
function needs(
  field: keyof GetQuoteParameters,
  switchedOn: 'topupGas' | 'useDepositAddress' | 'subsidizeFees',
): Rule {
  return {
    field,
    rule: `it needs \`${switchedOn}\``,
    broken: ({ [field]: value, [switchedOn]: isOn }) => value !== undefined && value !== false && !isOn,
  }
}
