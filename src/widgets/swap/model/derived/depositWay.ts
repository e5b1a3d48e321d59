import type { DepositAddressParameters } from '../../../../deposit/request/depositAddressParameters.ts'
import type { DepositRefusal } from '../../../../deposit/request/findDepositRefusal.ts'
import {
  depositRefusalOf,
  pickDepositOptions,
} from '../../../../hooks/internal/deposits/depositParameters.ts'
import type { EnteredSwap } from '../entered/parseOptions.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { tradeTypeOf } from '../quote/tradeTypeOf.ts'
import type { SwapSides } from '../reasons/sideFacts.ts'
import { sponsorshipFields } from '../settings/sponsorshipFields.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** How what is chosen may be paid to a deposit address. */
export interface SwapDepositWay {
  /** Why the service has no address for it. */
  refusal: DepositRefusal | undefined
  /** It can be paid in no other way. */
  isOnlyWay: boolean
  route: Pick<DepositAddressParameters, 'originChainId' | 'destinationChainId' | 'destinationCurrency'>
  /** What an address is asked for with, beside the route, amount and parties. */
  quoteParameters: DepositAddressParameters
}

/**
 * The way to a deposit address; undefined where the page has no panel for one, or does not offer what is chosen. Its calls go with no
 * address, and nothing that is entered wrong is taken along.
 */
export function depositWayOf(
  side: SwapValue['side'],
  { pay, receive, isAllowedPair, slippage }: SwapSides & Pick<EnteredSwap, 'slippage'>,
  { settings, chains }: Pick<SwapFacts, 'settings' | 'chains'>,
): SwapDepositWay | undefined {
  const { quoteParameters: own = {}, sponsorship } = settings
  if (settings.depositAddress === undefined || own.txs?.length || slippage.status === 'invalid')
    return undefined
  if (!pay.id || !receive.id || !pay.isAllowed || !receive.isAllowed || !isAllowedPair) return undefined
  const route = {
    originChainId: pay.id.chainId,
    destinationChainId: receive.id.chainId,
    destinationCurrency: receive.id.address,
  }
  const quoteParameters = {
    ...pickDepositOptions(own),
    ...(slippage.status === 'valid' && { slippageTolerance: slippage.bps }),
    tradeType: tradeTypeOf(side, settings),
    // A share of each fee is for swaps alone.
    ...sponsorshipFields(sponsorship && { ...sponsorship, shareBps: undefined }),
  }
  const refusal = depositRefusalOf({ ...route, ...quoteParameters, originCurrency: pay.id.address }, chains)
  return { refusal, isOnlyWay: pay.isPaidToDepositAddress, route, quoteParameters }
}
