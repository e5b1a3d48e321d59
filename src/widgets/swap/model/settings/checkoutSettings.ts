import type { Checkout } from './checkout.ts'
import type { SwapLock } from './swapRules.ts'
import type { SwapSettings } from './swapSettings.ts'

/** Locks every control that affects what is delivered. */
const lock: readonly SwapLock[] = ['receive', 'amount', 'recipient', 'topupGas']

/** The settings of a checkout: the exact amount, with the calls, paid only from the wallet. */
export function checkoutSettings({ txs, txsGasLimit }: Checkout, settings: SwapSettings): SwapSettings {
  const { allow, deny, quoteParameters } = settings
  const hasCalls = txs !== undefined && txs.length > 0
  return {
    ...settings,
    lock,
    outputTradeType: 'EXACT_OUTPUT',
    depositAddress: undefined,
    // The page sets what is delivered, so its rules only apply to the token that is paid.
    allow: allow && { pay: allow.pay },
    deny: deny && { pay: deny.pay, pair: deny.pair },
    quoteParameters: {
      ...quoteParameters,
      txs: hasCalls ? txs : undefined,
      txsGasLimit: hasCalls ? txsGasLimit : undefined,
    },
  }
}
