import type { EmbeddedAmount } from '../../../../schemas/currency.ts'
import { toRequestAmounts } from '../../../../schemas/requests/toRequestAmounts.ts'
import { requestLegs, type RequestLegKind } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { toFigure, type Figure, type QuotedAndActual } from '../../../shared/model/figures/figure.ts'

/** The input and output of a request, as quoted and as executed. */
export interface RequestRoute {
  paid: QuotedAndActual
  received: QuotedAndActual
  /** The refunded amount, if the record contains it. */
  refunded: Figure | undefined
  /** The excess over the quote at a strict deposit address, if the quoted amount was delivered: it should be refunded. */
  excess: Figure | undefined
  /** Less than quoted arrived at a strict deposit address: nothing should be delivered. */
  isUnderpaid: boolean
  /** Less than quoted arrived at a deposit address, and the provider delivered. */
  isPartial: boolean
  topup: Figure | undefined
  originChainId: number | undefined
  destinationChainId: number | undefined
}

/** Reads the route of a request. */
export function requestRoute(record: RequestRecord): RequestRoute {
  const { quotedInput, deposited, quotedOutput, received, refunded, topup } = toRequestAmounts(record)
  const { destination } = record.data.route?.actual ?? {}
  const surplus = surplusOf(record, deposited, quotedInput)
  const isStrict = record.depositAddress?.type === 'strict'
  const isSuccess = record.status === 'success'
  return {
    paid: { quoted: toFigure(quotedInput), actual: toFigure(deposited) },
    received: { quoted: toFigure(promisedOutput(record, quotedOutput)), actual: toFigure(received) },
    refunded: toFigure(refunded),
    excess:
      isStrict && surplus !== undefined && surplus > 0n && isSuccess
        ? { amount: surplus, currency: deposited?.currency }
        : undefined,
    isUnderpaid: isStrict && surplus !== undefined && surplus < 0n && !isSuccess,
    isPartial: surplus !== undefined && surplus < 0n && isSuccess,
    topup: topup?.amount !== 0n ? toFigure(topup) : undefined,
    originChainId: (quotedInput ?? deposited)?.currency?.chainId ?? chainOfLegs(record, 'deposit'),
    destinationChainId:
      (quotedOutput ?? destination?.outputCurrency ?? received)?.currency?.chainId ??
      chainOfLegs(record, 'delivery'),
  }
}

/** What arrived at a deposit address minus what was quoted, if both are known to be of one token. */
function surplusOf(
  { depositAddress }: RequestRecord,
  deposited: EmbeddedAmount | undefined,
  quoted: EmbeddedAmount | undefined,
): bigint | undefined {
  const isSame = isSameAddress(deposited?.currency?.address, quoted?.currency?.address)
  if (!depositAddress || !isSame) return undefined
  if (deposited?.amount === undefined || quoted?.amount === undefined) return undefined
  return deposited.amount - quoted.amount
}

/** The chain of all transactions of a kind; undefined if there are several, or no transaction. */
function chainOfLegs(record: RequestRecord, kind: RequestLegKind): number | undefined {
  const chainIds = requestLegs(record).flatMap((leg) => (leg.kind === kind ? (leg.chainId ?? []) : []))
  return new Set(chainIds).size === 1 ? chainIds[0] : undefined
}

/**
 * The history's quoted output is what should arrive on the destination chain. If that is swapped again there, the user
 * was promised the result of that swap.
 */
function promisedOutput(
  { data }: RequestRecord,
  quotedOutput: EmbeddedAmount | undefined,
): EmbeddedAmount | undefined {
  const { quoted, actual } = data.route ?? {}
  const output = quoted?.destination?.outputCurrency ?? actual?.destination?.outputCurrency
  const [address, other] = [output?.currency?.address, quotedOutput?.currency?.address]
  const isSwapped = address !== undefined && other !== undefined && !isSameAddress(address, other)
  return isSwapped ? output : quotedOutput
}
