import { parseEnteredAmount, type EnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import { parseOptions } from './parseOptions.ts'
import { amountTokenOf, parseSwapAmount, type ParseSwapAmount } from './parseSwapAmount.ts'
import type { ParsedOptions } from './parsedSwap.ts'

/** Parses what was entered. */
export interface SwapParser {
  parseAmount: ParseSwapAmount
  parseOptions: typeof parseOptions
}

/** Parses anew each time. */
export const plainParser: SwapParser = { parseAmount: parseSwapAmount, parseOptions }

/**
 * Creates the parser of one form. It remembers its last results, so that other facts, and the pause after typing, don't parse the same
 * text again.
 */
export function createSwapParser(): SwapParser {
  const amountOf = rememberLast<EnteredAmount>()
  const optionsOf = rememberLast<ParsedOptions>()
  return {
    parseAmount(entered, facts) {
      const text = entered.value.amount
      const token = amountTokenOf(entered, facts)
      return amountOf([text, token, facts.locale], () => parseEnteredAmount(text, token, facts.locale))
    },
    parseOptions(value, facts) {
      const { chains, tokens, settings, account, locale, contracts, takesPermit } = facts
      const from = [value, chains, tokens, settings, account, locale, contracts, takesPermit]
      return optionsOf(from, () => parseOptions(value, facts))
    },
  }
}

/** Repeats the last result for as long as what it was made from is the same. */
function rememberLast<result>() {
  let last: { from: readonly unknown[]; result: result } | undefined
  return (from: readonly unknown[], parse: () => result): result => {
    if (!last || last.from.some((one, at) => one !== from[at])) last = { from, result: parse() }
    return last.result
  }
}
