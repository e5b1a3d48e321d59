import { parseUsd, toUsd } from './money.ts'
import { Refusal } from './http.ts'
import {
  depositOf,
  depositsOf,
  failReasonOf,
  fillOf,
  refundFailReasonOf,
  refundsOf,
  requestTypeOf,
  type RequestProgress,
  type ServiceRequest,
} from './requestModel.ts'

/** Whether a request belongs into a list. */
export type HistoryFilter = (request: ServiceRequest) => boolean

/** Reads the value of a parameter; throws `Refusal` 400 when it can't be one. */
type ReadFilter = (value: string, name: string) => HistoryFilter

/** Every parameter of `GET /requests/v3` that filters, and that the record of a plain bridge can answer. */
export const historyFilters: Readonly<Record<string, ReadFilter>> = {
  term: matching((request) => [
    request.id,
    request.user,
    request.recipient,
    request.refundTo,
    ...depositsOf(request).flatMap(({ depositor, transactionHash }) => [depositor, transactionHash]),
    ...payoutHashesOf(request),
  ]),
  id: matching(({ id }) => [id]),
  orderId: matching(({ orderId }) => [orderId]),
  depositTxHash: matching((request) => depositsOf(request).map(({ transactionHash }) => transactionHash)),
  fillTxHash: matching((request) => [fillOf(request)?.transactionHash]),
  refundTxHash: matching((request) => refundsOf(request).map(({ transactionHash }) => transactionHash)),

  originChainId: numeric(({ terms }, chainId) => BigInt(terms.currencyIn.chainId) === chainId),
  destinationChainId: numeric(({ terms }, chainId) => BigInt(terms.currencyOut.chainId) === chainId),
  chainId: numeric(({ terms: { currencyIn, currencyOut } }, chainId) =>
    [currencyIn, currencyOut].some((currency) => BigInt(currency.chainId) === chainId),
  ),

  user: matching(({ user }) => [user]),
  recipient: matching(({ recipient }) => [recipient]),
  // No request has a deposit address yet.
  depositAddress: matching(() => []),

  status: (value) => {
    const words = wordsByFilter.get(value)
    if (!words) throw invalid('status', `one of ${[...wordsByFilter.keys()].join(', ')}`)
    return ({ progress }) => words.includes(progress.status)
  },
  failReason: matching((request) => [failReasonOf(request)]),
  refundFailReason: matching((request) => [refundFailReasonOf(request)]),
  requestType: (value) => {
    if (!requestTypes.includes(value)) throw invalid('requestType', `one of ${requestTypes.join(', ')}`)
    return ({ terms }) => requestTypeOf(terms) === value
  },
  // A plain bridge has no features.
  features: () => () => false,

  currencyInChainId: numeric(({ terms }, chainId) => BigInt(terms.currencyIn.chainId) === chainId),
  currencyOutChainId: numeric(({ terms }, chainId) => BigInt(terms.currencyOut.chainId) === chainId),
  currencyInAddress: matching(({ terms }) => [terms.currencyIn.address]),
  currencyOutAddress: matching(({ terms }) => [terms.currencyOut.address]),
  currencyInSymbol: matching(({ terms }) => [terms.currencyIn.symbol]),
  currencyOutSymbol: matching(({ terms }) => [terms.currencyOut.symbol]),

  startTimestamp: numeric(({ createdAt }, seconds) => secondsOf(createdAt) >= seconds),
  endTimestamp: numeric(({ createdAt }, seconds) => secondsOf(createdAt) <= seconds),
  startBlock: numeric((request, block) => (depositOf(request)?.blockNumber ?? -1n) >= block),
  endBlock: numeric((request, block) => {
    const deposit = depositOf(request)
    return deposit !== undefined && deposit.blockNumber <= block
  }),
  amountUsdMin: dollars((request, usd) => amountUsdOf(request) >= usd),
  amountUsdMax: dollars((request, usd) => amountUsdOf(request) <= usd),
  // No request has app fees yet.
  appFeesAmountUsdMin: dollars((_request, usd) => usd === 0n),
  appFeesAmountUsdMax: dollars(() => true),
  fillTimeMin: numeric((request, seconds) => (fillSecondsOf(request) ?? -1n) >= seconds),
  fillTimeMax: numeric((request, seconds) => {
    const taken = fillSecondsOf(request)
    return taken !== undefined && taken <= seconds
  }),
}

/** What the input of a request is worth, in US dollars (units of 10⁻¹⁸). */
export function amountUsdOf({ terms }: ServiceRequest): bigint {
  return toUsd(terms.amountIn, terms.currencyIn)
}

/** The words of a record that a filter word stands for; the interface has fewer of these than of those. */
const wordsByFilter: ReadonlyMap<string, readonly RequestProgress['status'][]> = new Map([
  ['success', ['success']],
  ['failure', ['failure']],
  ['refund', ['refund']],
  ['pending', ['waiting', 'pending', 'submitted']],
  ['depositing', []],
])

const requestTypes: readonly string[] = [
  'Bridge',
  'Crosschain Swap',
  'Same-chain Swap',
  'Send',
  'Wrap',
  'Unwrap',
  'Call',
]

function invalid(name: string, rule: string): Refusal {
  return new Refusal(400, { message: `"${name}" must be ${rule}.` })
}

/** Compares texts without regard to letter case. */
function matching(texts: (request: ServiceRequest) => readonly (string | null | undefined)[]): ReadFilter {
  return (value) => {
    const wanted = value.toLowerCase()
    return (request) => texts(request).some((text) => text?.toLowerCase() === wanted)
  }
}

function numeric(test: (request: ServiceRequest, value: bigint) => boolean): ReadFilter {
  return (value, name) => {
    if (!/^\d{1,20}$/.test(value)) throw invalid(name, 'a whole number')
    const wanted = BigInt(value)
    return (request) => test(request, wanted)
  }
}

function dollars(test: (request: ServiceRequest, usd: bigint) => boolean): ReadFilter {
  return (value, name) => {
    if (!/^\d{1,20}(\.\d{1,18})?$/.test(value)) throw invalid(name, 'a decimal number of US dollars')
    const wanted = parseUsd(value)
    return (request) => test(request, wanted)
  }
}

function payoutHashesOf(request: ServiceRequest): string[] {
  return [fillOf(request) ?? [], refundsOf(request)].flat().map(({ transactionHash }) => transactionHash)
}

function secondsOf(milliseconds: number): bigint {
  return BigInt(Math.floor(milliseconds / 1000))
}

function fillSecondsOf(request: ServiceRequest): bigint | undefined {
  const [deposit, fill] = [depositOf(request), fillOf(request)]
  return deposit && fill && BigInt(fill.timestamp) - BigInt(deposit.timestamp)
}
