import { checkFields } from '../../../../errors/checks/checkFields.ts'
import { checkArgument } from '../../../../errors/checks/checkKinds.ts'
import { fieldNames } from '../../../../utils/data/fieldNames.ts'
import type { Checkout } from './checkout.ts'
import { invalidSetting } from './invalidSetting.ts'
import type { SwapSettings } from './swapSettings.ts'

const names = fieldNames<keyof Checkout>({
  token: true,
  amount: true,
  recipient: true,
  txs: true,
  txsGasLimit: true,
  orderId: true,
  title: true,
  merchant: true,
})

/**
 * Checks a checkout: with an empty or misspelled recipient, the funds would return to the payer.
 *
 * @throws {InvalidArgumentError} naming the first invalid field.
 */
export function checkCheckout(checkout: Checkout, settings: SwapSettings = {}): void {
  for (const name of ['lock', 'outputTradeType', 'depositAddress'] as const) {
    if (settings[name] != null) throw invalidSetting(name, 'a checkout decides it')
  }
  for (const name of ['txs', 'txsGasLimit'] as const) {
    if (settings.quoteParameters?.[name] != null)
      throw invalidSetting(`quoteParameters.${name}`, `set \`checkout.${name}\``)
  }
  const { token, amount, recipient, txs, orderId } = checkout
  checkFields('checkout', checkout, names, invalidSetting)
  checkArgument('Swap.Root', 'checkout.token', token, 'token')
  if (typeof amount !== 'bigint' || amount <= 0n)
    throw invalidSetting('checkout.amount', 'it must be a bigint above 0, in the token’s base units')
  if (txs !== undefined && !Array.isArray(txs))
    throw invalidSetting('checkout.txs', 'it must be a list of calls')
  if (checkout.txsGasLimit != null && !txs?.length)
    throw invalidSetting('checkout.txsGasLimit', 'it needs `txs`')
  if (orderId !== undefined && typeof orderId !== 'string')
    throw invalidSetting('checkout.orderId', 'it must be a text')
  if (recipient === undefined && txs !== undefined && txs.length > 0) return
  if (typeof recipient !== 'string' || recipient.trim() === '')
    throw invalidSetting('checkout.recipient', 'it must be an address; only with `txs` may it be left out')
}
