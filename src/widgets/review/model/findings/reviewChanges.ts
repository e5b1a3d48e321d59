import type { Quote } from '../../../../actions/getQuote.ts'
import type { Currency } from '../../../../schemas/currency.ts'
import { toJsonText } from '../../../../utils/text/toJsonText.ts'
import { parseUsd } from '../../../../utils/amounts/usd.ts'
import { feesUsd } from '../../../fees/feesUsd.ts'

/** A figure that may change from one quote to the next. Undefined if it is unknown. */
export type ReviewFigure =
  | { kind: 'amount'; amount: bigint; token: Currency; rounding: 'up' | 'down' }
  | { kind: 'usd'; usd: string }
  | { kind: 'seconds'; seconds: number }
  | { kind: 'addresses'; addresses: readonly string[] }
  | undefined

/** A figure that differs from the accepted quote. */
export interface ReviewChange {
  of: 'pay' | 'receive' | 'minimum' | 'fees' | 'time' | 'contracts'
  before: ReviewFigure
  now: ReviewFigure
  /** Worse for the user. */
  isWorse: boolean
}

/** A figure may get worse by one part in this many of the accepted one before it must be accepted again. */
const toleranceDivisor = 1_000n

/** Durations in seconds whose crossing counts as a noticeable change. */
const timeSteps = [60, 300, 1_800]

/** Compares a quote with the one whose figures the user accepted. Empty for a quote of other parameters. */
export function reviewChanges(
  accepted: Quote,
  quote: Quote,
  contractsOf: (quote: Quote) => readonly string[],
): readonly ReviewChange[] {
  if (accepted === quote || parametersOf(accepted) !== parametersOf(quote)) return []
  const before = figuresOf(accepted, contractsOf(accepted))
  const now = figuresOf(quote, contractsOf(quote))
  const worth = parseUsd(accepted.details.currencyIn.amountUsd) ?? 0n
  const areFeesWorse = isTotalWorse(feesUsd(accepted)?.exact, feesUsd(quote)?.exact, worth)
  const changes: ReviewChange[] = [
    { of: 'pay', ...both('pay'), isWorse: isLarge(now.pay.amount - before.pay.amount, before.pay.amount) },
    {
      of: 'receive',
      ...both('receive'),
      isWorse: isLarge(before.receive.amount - now.receive.amount, before.receive.amount),
    },
    {
      of: 'minimum',
      ...both('minimum'),
      isWorse:
        before.minimum !== undefined &&
        isLarge(before.minimum.amount - (now.minimum?.amount ?? 0n), before.minimum.amount),
    },
    { of: 'fees', ...both('fees'), isWorse: areFeesWorse },
    { of: 'time', ...both('time'), isWorse: stepOf(now.time?.seconds) > stepOf(before.time?.seconds) },
    {
      of: 'contracts',
      ...both('contracts'),
      isWorse: now.contracts.addresses.some((address) => !before.contracts.addresses.includes(address)),
    },
  ]
  return changes.filter(({ before, now, isWorse }) => isWorse || toJsonText([before]) !== toJsonText([now]))

  function both(of: keyof typeof now) {
    return { before: before[of], now: now[of] }
  }
}

/** Equal for quotes of the same parameters. */
function parametersOf({ parameters }: Quote): string {
  return toJsonText(parameters)
}

function figuresOf(quote: Quote, contracts: readonly string[]) {
  const { currencyIn, currencyOut, timeEstimate } = quote.details
  const amount = (amount: bigint, token: Currency, rounding: 'up' | 'down') =>
    ({ kind: 'amount', amount, token, rounding }) as const
  const usd = feesUsd(quote)?.shown
  return {
    pay: amount(currencyIn.amount, currencyIn.currency, 'up'),
    receive: amount(currencyOut.amount, currencyOut.currency, 'down'),
    minimum:
      currencyOut.minimumAmount == null
        ? undefined
        : amount(currencyOut.minimumAmount, currencyOut.currency, 'down'),
    fees: usd === undefined ? undefined : ({ kind: 'usd', usd } as const),
    time: timeEstimate === undefined ? undefined : ({ kind: 'seconds', seconds: timeEstimate } as const),
    contracts: { kind: 'addresses', addresses: contracts } as const,
  }
}

function isLarge(change: bigint, of: bigint): boolean {
  return change > 0n && change * toleranceDivisor > of
}

/** Whether the total fees got worse: if they are no longer stated, or by their share of the amount paid. */
function isTotalWorse(before: string | undefined, now: string | undefined, worth: bigint): boolean {
  const [was, is] = [parseUsd(before), parseUsd(now)]
  if (was === undefined) return false
  return is === undefined || isLarge(is - was, worth)
}

function stepOf(seconds: number | undefined): number {
  if (seconds === undefined) return timeSteps.length
  return timeSteps.filter((step) => seconds > step).length
}
