import { toBrand } from '../client/brand.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { basisPointsPattern, evmAddressPattern } from '../schemas/primitives.ts'
import type { GetQuoteParameters, TradeType } from './getQuote.ts'

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
  {
    field: 'slippageTolerance',
    rule: 'it must be a whole number of basis points from 0 to 10000',
    broken: ({ slippageTolerance }) =>
      slippageTolerance !== undefined && !basisPointsPattern.test(String(slippageTolerance)),
  },
  {
    field: 'topupGasAmount',
    rule: 'it needs `topupGas`',
    broken: ({ topupGas, topupGasAmount }) => topupGasAmount !== undefined && !topupGas,
  },
  {
    field: 'topupGasAmount',
    rule: 'it must not be negative',
    broken: ({ topupGasAmount }) => topupGasAmount !== undefined && topupGasAmount < 0n,
  },
  {
    field: 'strict',
    rule: 'it needs `useDepositAddress`',
    broken: ({ strict, useDepositAddress }) => Boolean(strict) && !useDepositAddress,
  },
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
  {
    field: 'sponsoredFeeComponents',
    rule: 'it needs `subsidizeFees`',
    broken: ({ sponsoredFeeComponents, subsidizeFees }) =>
      sponsoredFeeComponents !== undefined && !subsidizeFees,
  },
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
  const { amount, slippageTolerance, topupGasAmount, sponsoredFeeComponents, ...rest } = parameters
  return {
    ...rest,
    amount: amount.toString(),
    slippageTolerance: slippageTolerance?.toString(),
    topupGasAmount: topupGasAmount?.toString(),
    sponsoredFeeComponents: sponsoredFeeComponents && toBrand(sponsoredFeeComponents, brand),
  }
}
