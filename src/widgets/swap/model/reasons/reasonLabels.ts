import type { MessageKey } from '../../../../locales/messages.ts'
import type { SwapReason } from './swapReason.ts'

/** The button's text for each reason, unless the rule that finds it sets its own. */
export const reasonLabels: Readonly<Record<SwapReason['code'], MessageKey>> = {
  vetoPending: 'swap.submit.asking',
  swapPending: 'swap.submit.pending',
  connect: 'swap.submit.connect',
  unknownToken: 'swap.submit.chooseToken',
  chooseToken: 'swap.submit.chooseToken',
  notAllowed: 'swap.submit.chooseToken',
  depositOnly: 'swap.submit.chooseToken',
  sameToken: 'swap.submit.chooseToken',
  enterAmount: 'swap.submit.enterAmount',
  ambiguousAmount: 'swap.submit.chooseAmount',
  invalidAmount: 'swap.submit.checkAmount',
  insufficientBalance: 'swap.submit.insufficientBalance',
  insufficientGas: 'swap.submit.insufficientBalance',
  enterRecipient: 'swap.submit.enterRecipient',
  invalidRecipient: 'swap.submit.checkRecipient',
  invalidRefund: 'swap.submit.checkRefund',
  invalidSlippage: 'swap.submit.checkSlippage',
  permitRefused: 'swap.submit.noQuote',
  maybePaid: 'checkout.submit',
  otherWalletPrompted: 'swap.submit.otherWallet',
  vetoed: 'swap.submit.vetoed',
  offline: 'swap.submit.offline',
  quoteError: 'swap.submit.retry',
  quoteLoading: 'swap.submit.loading',
  quoteExpired: 'swap.submit.retry',
}
