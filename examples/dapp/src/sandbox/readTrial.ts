import type { SwapWidgetProps } from '@causeway/react/widgets'

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
