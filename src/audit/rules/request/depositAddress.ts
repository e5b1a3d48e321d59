import type { Quote } from '../../../actions/getQuote.ts'
import { isSameAddress, comparableAddress } from '../../../utils/address/isSameAddress.ts'
import { addressHazard } from '../../../utils/address/addressHazard.ts'
import type { QuoteItem } from '../../../decode/quoteItems.ts'
import { parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import type { AuditRuleCheck, RuleFinding } from '../../ruleFinding.ts'
import { depositAddressesOf } from '../../input/allowedAddresses.ts'
import type { AuditedTransaction } from '../../input/auditInput.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/**
 * A quote names a deposit address only if one was requested. All steps name the same address. It isn't a party's own, a token's or a known
 * contract's, where the payment would be lost. Exactly the quoted amount must go there.
 */
export const depositAddress: AuditRuleCheck = function* (input) {
  const { quote, transactions, nonEvmChains, tokens, unlistedTokens, allowed } = input
  const { parameters, details, steps } = quote
  const named = new Set(depositAddressesOf(steps).map(comparableAddress))
  const [text] = depositAddressesOf(steps)
  if (named.size !== (parameters.useDepositAddress ? 1 : 0)) {
    yield found(
      'The quote does not name exactly one deposit address although one was requested, or names one unasked.',
    )
    return
  }
  if (text === undefined) return
  const chain = nonEvmChains.find(({ id }) => id === parameters.originChainId)
  const { address } = parseChainAddress(text, chain)
  const others = [parameters.user, details.recipient, parameters.refundTo, parameters.recoveryAddress]
  const currencies = [details.currencyIn, details.currencyOut].map(({ currency }) => currency.address)
  // On any network: an address in use wasn't created for a deposit.
  const knownTokens = [...tokens, ...unlistedTokens]
  if (
    !address ||
    addressHazard(address, [...currencies, ...knownTokens.map((token) => token.address)]) ||
    allowed.isKnown(address) ||
    others.some((other) => isSameAddress(other, address))
  ) {
    yield found('What the quote calls a deposit address isn’t one.')
  }
  for (const transaction of transactions) {
    const { to, amount } = paymentOf(quote, transaction)
    if (isSameAddress(to, address) && amount === details.currencyIn.amount) continue
    yield found(
      'The payment goes elsewhere than to the deposit address, or is another amount.',
      transaction.item,
    )
  }

  function found(message: string, item?: QuoteItem): RuleFinding {
    return { message, item, facts: { addresses: [...named].join(' ') } }
  }
}

/** The payment of a transaction. Deployments have deposit addresses for tokens, too: then the transaction calls the token. */
function paymentOf(quote: Quote, transaction: AuditedTransaction): { to: string; amount: bigint } {
  const { to, value } = transaction.item.data
  const grant = tokenGrantOf(quote, transaction)
  return grant?.kind === 'transfer' ? { to: grant.target, amount: grant.amount } : { to, amount: value }
}
