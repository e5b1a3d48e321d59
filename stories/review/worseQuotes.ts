import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { changingQuotes } from '../support/environment/services.ts'

interface DetailsChange {
  /** Thousandths of the input that arrive; the rest of the quote says the same. */
  out?: bigint
  /** Whether values in US dollars are missing. */
  isWorthUnknown?: boolean
  sender?: string
  /** In seconds. */
  timeEstimate?: number
  /** Thousandths of the output that are guaranteed. */
  minimum?: bigint
}

type Raw = Record<string, unknown>

/** Changes what a quote says of itself. */
export function changingDetails(change: DetailsChange): (quote: Raw) => Raw {
  return (quote) => {
    const details = quote['details'] as Raw
    return { ...quote, details: { ...details, ...changed(details, change) } }
  }
}

/** A provider whose second and later quotes deliver a hundredth less, though sooner. The first one expires at once. */
export const worseEachTime: NonNullable<StoryOptions['service']> = (fetch, _sandbox, clock) => {
  let count = 0
  return changingQuotes((quote) => {
    count += 1
    if (count > 1) return changingDetails({ out: 985n, timeEstimate: 1 })(quote)
    clock.fastForward(60_000)
    return quote
  })(fetch)
}

function changed(details: Raw, { out, isWorthUnknown, sender, minimum, timeEstimate }: DetailsChange): Raw {
  const currencyIn = details['currencyIn'] as Raw
  const currencyOut = details['currencyOut'] as Raw
  const change: Raw = {}
  if (sender !== undefined) change['sender'] = sender
  if (timeEstimate !== undefined) change['timeEstimate'] = timeEstimate
  if (out !== undefined) {
    const amount = (BigInt(String(currencyIn['amount'])) * out) / 1000n
    const usd = (Number(currencyIn['amountUsd']) * Number(out)) / 1000
    change['currencyOut'] = {
      ...currencyOut,
      amount: String(amount),
      minimumAmount: String((amount * 995n) / 1000n),
      amountUsd: usd.toFixed(6),
    }
    // It is paid out in the token that is paid in.
    change['rate'] = String(Number(out) / 1000)
    change['totalImpact'] = {
      usd: (usd - Number(currencyIn['amountUsd'])).toFixed(6),
      percent: ((Number(out) - 1000) / 10).toFixed(2),
    }
  }
  if (minimum !== undefined) {
    const amount = BigInt(String(currencyOut['amount']))
    change['currencyOut'] = { ...currencyOut, minimumAmount: String((amount * minimum) / 1000n) }
  }
  if (isWorthUnknown) {
    change['currencyIn'] = { ...currencyIn, amountUsd: undefined }
    change['totalImpact'] = undefined
  }
  return change
}
