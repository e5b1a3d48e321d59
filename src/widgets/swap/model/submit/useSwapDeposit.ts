'use client'
import { pickDepositOptions } from '../../../../hooks/internal/deposits/depositParameters.ts'
import type { DepositAddressParameters } from '../../../../deposit/request/depositAddressParameters.ts'
import type { DepositRefusal } from '../../../../deposit/request/findDepositRefusal.ts'
import { useDepositRefusal } from '../../../../hooks/deposits/useDepositRefusal.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { parseSlippage } from '../entered/slippage.ts'
import { isPaidByHand } from '../settings/isPayable.ts'
import { tradeTypeOf } from '../quote/tradeTypeOf.ts'
import { sponsorshipFields } from '../settings/sponsorshipFields.ts'
import { isAllowedOn, isAllowedPair } from '../settings/swapRules.ts'
import { useSwapContext, useSwapState } from '../swapContext.ts'

export interface UseSwapDepositReturnType {
  /** Why there is no deposit address for what is chosen. */
  refusal: DepositRefusal | undefined
  /** The page offers what is chosen, and has a panel for it. */
  isOffered: boolean
  /** What is chosen can be paid in no other way. */
  isOnlyWay: boolean
  /** Shows the panel in the place of the form. */
  open: () => void
}

/** Whether what is chosen may be paid to a deposit address, and the way there. */
export function useSwapDeposit(part: string): UseSwapDepositReturnType {
  const { store, settings } = useSwapContext(part)
  const { chains } = useTokens()
  const pay = useSwapState(part, ({ value }) => value.pay)
  const receive = useSwapState(part, ({ value }) => value.receive)
  const side = useSwapState(part, ({ value }) => value.side)
  const rules = { allow: settings.allow, deny: settings.deny }
  const route = { originChainId: pay?.chainId, destinationChainId: receive?.chainId }
  const { quoteParameters: own = {} } = settings
  const slippage = useSwapState(part, ({ value }) => value.slippage)
  const tolerance = parseSlippage(slippage, useLocale())
  const quoteParameters: DepositAddressParameters = {
    ...pickDepositOptions(own),
    ...(tolerance.status === 'valid' && { slippageTolerance: tolerance.bps }),
    tradeType: tradeTypeOf(side, settings),
    // A share of each fee is for swaps alone.
    ...sponsorshipFields(settings.sponsorship && { ...settings.sponsorship, shareBps: undefined }),
  }
  const refusal = useDepositRefusal({
    ...route,
    ...quoteParameters,
    originCurrency: pay?.address,
    destinationCurrency: receive?.address,
  })
  // What the page does not offer is not offered by another way, and its calls go with no address; nor is what is entered wrong.
  const isOffered =
    settings.depositAddress !== undefined &&
    !own.txs?.length &&
    tolerance.status !== 'invalid' &&
    pay !== undefined &&
    receive !== undefined &&
    isAllowedOn('pay', pay, rules) &&
    isAllowedOn('receive', receive, rules) &&
    isAllowedPair(pay, receive, rules)
  const origin = chains.find(({ id }) => id === pay?.chainId)
  return {
    refusal,
    isOffered,
    isOnlyWay: pay !== undefined && isPaidByHand(origin, pay),
    open() {
      const { amount, recipient } = store.getState().value
      const defaultValue = { ...route, destinationCurrency: receive?.address, amount, recipient }
      store.update({ deposit: { quoteParameters, defaultValue } })
    },
  }
}
