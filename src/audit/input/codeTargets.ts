import type { Address } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import { decodeErc20Call } from '../../decode/calls/decodeErc20Call.ts'
import { quoteItemsOf, transactionsOf, type QuoteItem } from '../../decode/quoteItems.ts'
import { UnsupportedStepError } from '../../errors/quote.ts'

/** A quote calls and approves a few contracts; the audit blocks one that names many more. */
const maxTargets = 8

/** The addresses whose code the audit needs: all that a quote calls, approves or sends to. Empty if its steps can't be decoded. */
export function codeTargetsOf({ steps }: Pick<Quote, 'steps'>): Address[] {
  const targets = transactionsOf(itemsOf(steps)).flatMap(({ data }) => {
    const { target } = decodeErc20Call(data.data) ?? {}
    return [data.to, ...(target ? [target] : [])].map((address) => address.toLowerCase() as Address)
  })
  return [...new Set(targets)].slice(0, maxTargets)
}

function itemsOf(steps: Quote['steps']): QuoteItem[] {
  try {
    return quoteItemsOf(steps)
  } catch (error) {
    if (error instanceof UnsupportedStepError) return []
    throw error
  }
}
