import type { Checkout } from './checkout.ts'
import type { SwapLock } from './swapRules.ts'
import type { SwapSettings } from './swapSettings.ts'

/** Nothing that is delivered can be changed. */
const lock: readonly SwapLock[] = ['receive', 'amount', 'recipient', 'topupGas']

/** The settings of a form that pays: exactly the amount, with the calls, and by the wallet only. */
export function checkoutSettings({ txs, txsGasLimit }: Checkout, settings: SwapSettings): SwapSettings {
  const { allow, deny, quoteParameters } = settings
  const hasCalls = txs !== undefined && txs.length > 0
  return {
    ...settings,
    lock,
    outputTradeType: 'EXACT_OUTPUT',
    depositAddress: undefined,
    // The page chose what is delivered: its rules are for what is paid.
    allow: allow && { pay: allow.pay },
    deny: deny && { pay: deny.pay, pair: deny.pair },
    quoteParameters: {
      ...quoteParameters,
      txs: hasCalls ? txs : undefined,
      txsGasLimit: hasCalls ? txsGasLimit : undefined,
    },
  }
}
