import type { SwapWidgetProps } from '@causeway/react/widgets'

/** What the page sells. */
export type Purchase = 'order' | 'mint'

/** Reads what is to be paid: `?checkout` is an order, `?checkout=mint` a mint by calls. */
export function readPurchase(search: string): Purchase | undefined {
  const purchase = new URLSearchParams(search).get('checkout')
  if (purchase === null) return undefined
  return purchase === 'mint' ? 'mint' : 'order'
}

/** What the address of the page asks the form to try. */
export type Trial = Pick<SwapWidgetProps, 'sponsorship' | 'outputTradeType'>

/**
 * Reads it: `?sponsor` has the fees paid by the sandbox's sponsor, `?sponsor=50000` up to a limit in US dollars with 6
 * decimals, and `?output=expected` takes an amount to receive as an expectation.
 */
export function readTrial(search: string): Trial {
  const parameters = new URLSearchParams(search)
  const limit = parameters.get('sponsor')
  return {
    ...(limit !== null && { sponsorship: /^\d+$/.test(limit) ? { maximumUsd: BigInt(limit) } : {} }),
    ...(parameters.get('output') === 'expected' && { outputTradeType: 'EXPECTED_OUTPUT' }),
  }
}
