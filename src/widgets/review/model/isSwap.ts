import type { Quote } from '../../../actions/getQuote.ts'

/** Whether both tokens are on one chain; otherwise the review speaks of a bridge. */
export function isSwap({ parameters }: Pick<Quote, 'parameters'>): boolean {
  return parameters.originChainId === parameters.destinationChainId
}
