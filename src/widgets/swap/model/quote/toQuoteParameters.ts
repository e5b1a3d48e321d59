import type { GetQuoteParameters } from '../../../../actions/quoteParameters.ts'
import type { ParsedSwap } from '../entered/parsedSwap.ts'
import { omitFormFields, withoutPermit } from '../settings/swapQuoteParameters.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { indicativeAccount } from '../../../shared/model/indicativeAccount.ts'
import { isPermitPossible } from '../settings/isPermitPossible.ts'
import { sponsorshipFields } from '../settings/sponsorshipFields.ts'
import { tradeTypeOf } from './tradeTypeOf.ts'
import type { SwapFacts } from '../swapFacts.ts'

/** The quote's parameters, once no reason prevents a request. Undefined while something is missing. */
export function toQuoteParameters(
  { side, topupGas, usePermit }: Pick<SwapValue, 'side' | 'topupGas' | 'usePermit'>,
  { pay, receive, amount, recipient, refundTo, slippage, canTopup, canUsePermit }: ParsedSwap,
  facts: Pick<SwapFacts, 'chains' | 'settings' | 'account' | 'takesPermit'>,
): GetQuoteParameters | undefined {
  const { settings, account, takesPermit } = facts
  const user = account ?? (settings.indicativeQuotes === false ? undefined : indicativeAccount)
  if (!pay || !receive || !user || amount.status !== 'valid') return undefined
  const { topupGasAmount } = settings.quoteParameters ?? {}
  // A permit is only requested if the chain accepts it. For a visitor's placeholder account, only the price matters.
  const isPermitTaken = takesPermit === true || (account === undefined && takesPermit === undefined)
  const isPermitRefused = !isPermitTaken || !isPermitPossible(pay, receive, facts)
  const isToppedUp = topupGas && canTopup
  const refundee = refundTo.address ?? account
  return {
    ...omitFormFields(isPermitRefused ? withoutPermit(settings.quoteParameters) : settings.quoteParameters),
    ...(usePermit && canUsePermit && { usePermit }),
    user,
    // Always set, since without it a refund would go to the recipient. An indicative quote is never refunded.
    ...(refundee && { refundTo: refundee }),
    originChainId: pay.chainId,
    originCurrency: pay.address,
    destinationChainId: receive.chainId,
    destinationCurrency: receive.address,
    amount: amount.amount,
    tradeType: tradeTypeOf(side, settings),
    ...(recipient.address && { recipient: recipient.address }),
    ...(slippage.status === 'valid' && { slippageTolerance: slippage.bps }),
    ...(isToppedUp && { topupGas: true, ...(topupGasAmount !== undefined && { topupGasAmount }) }),
    ...sponsorshipFields(settings.sponsorship),
  }
}
