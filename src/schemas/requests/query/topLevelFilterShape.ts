import * as z from 'zod/mini'
import { queryList, queryNumber } from '../../base/codecs.ts'
import type { RequestFeature } from './requestWords.ts'

const whole = queryNumber('it must be a whole number', (value) => Number.isSafeInteger(value) && value >= 0)

const seconds = queryNumber('it must be a number of seconds', (value) => value >= 0)

const usdRule = 'it must be a decimal number of US dollars'
const usd = z.string(usdRule).check(z.regex(/^\d+(\.\d+)?$/, usdRule))

/** Filters of `GET /requests/v3` that the API accepts only at the top level, not in a group. */
export const topLevelFilterShape = {
  /** Seconds since the epoch. */
  startTimestamp: z.optional(whole),
  /** Seconds since the epoch. */
  endTimestamp: z.optional(whole),
  startBlock: z.optional(whole),
  endBlock: z.optional(whole),
  /** US dollars, decimal. */
  amountUsdMin: z.optional(usd),
  /** US dollars, decimal. */
  amountUsdMax: z.optional(usd),
  /** US dollars, decimal. */
  appFeesAmountUsdMin: z.optional(usd),
  /** US dollars, decimal. */
  appFeesAmountUsdMax: z.optional(usd),
  /** Time from deposit to fill, in seconds. */
  fillTimeMin: z.optional(seconds),
  /** Time from deposit to fill, in seconds. */
  fillTimeMax: z.optional(seconds),
  features: z.optional(
    queryList(z.custom<RequestFeature>((value) => typeof value === 'string', 'it must be text')),
  ),
}

/** Their names. */
export const topLevelFilterNames: ReadonlySet<string> = new Set(Object.keys(topLevelFilterShape))
