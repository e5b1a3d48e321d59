import type { DepositAddressParameters } from '../../../../deposit/request/depositAddressParameters.ts'
import { findDepositRefusal, type DepositRefusal } from '../../../../deposit/request/findDepositRefusal.ts'
import { pickDepositOptions } from '../../../../deposit/request/pickDepositOptions.ts'
import type { ParsedSwap } from '../entered/parsedSwap.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { tradeTypeOf } from '../quote/tradeTypeOf.ts'
import type { SwapSides } from '../reasons/swapSides.ts'
import { sponsorshipFields } from '../settings/sponsorshipFields.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** How the selected route may be paid to a deposit address. */
export interface SwapDepositWay {
  /** Why the provider has no address for it. */
  refusal: DepositRefusal | undefined
  /** Whether there is no other way to pay it. */
  isOnlyWay: boolean
  /** As the panel's form has it. */
  route: { originChainId: number; destinationChainId: number; destinationToken: string }
  /** The address's parameters besides the route, amount and parties. */
  quoteParameters: DepositAddressParameters
}

/**
 * The way to a deposit address; undefined if the page has no panel for it, or doesn't offer the route. Calls don't work
 * with an address, and invalid values are left out.
 */
export function depositWayOf(
  side: SwapValue['side'],
  { pay, receive, isAllowedPair, slippage }: SwapSides & Pick<ParsedSwap, 'slippage'>,
  { settings, chains }: Pick<SwapFacts, 'settings' | 'chains'>,
): SwapDepositWay | undefined {
  const { quoteParameters: own = {}, sponsorship } = settings
  if (settings.depositAddress === undefined || own.txs?.length || slippage.status === 'invalid')
    return undefined
  if (!pay.id || !receive.id || !pay.isAllowed || !receive.isAllowed || !isAllowedPair) return undefined
  const route = {
    originChainId: pay.id.chainId,
    destinationChainId: receive.id.chainId,
    destinationToken: receive.id.address,
  }
  const quoteParameters = {
    ...pickDepositOptions(own),
    ...(slippage.status === 'valid' && { slippageTolerance: slippage.bps }),
    tradeType: tradeTypeOf(side, settings),
    // A share of each fee only works for swaps.
    ...sponsorshipFields(sponsorship && { ...sponsorship, shareBps: undefined }),
  }
  const refusal = findDepositRefusal(
    {
      ...quoteParameters,
      originChainId: pay.id.chainId,
      originCurrency: pay.id.address,
      destinationChainId: receive.id.chainId,
      destinationCurrency: receive.id.address,
    },
    chains,
  )
  return { refusal, isOnlyWay: pay.isPaidToDepositAddress, route, quoteParameters }
}
