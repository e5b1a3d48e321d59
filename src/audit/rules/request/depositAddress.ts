import { isSameAddress, comparableAddress } from '../../../utils/address/isSameAddress.ts'
import { addressHazard } from '../../../utils/address/addressHazard.ts'
import type { PlanItem } from '../../../decode/planItems.ts'
import { parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import type { AuditRuleCheck, RuleFinding } from '../../auditFinding.ts'
import { depositAddressesOf } from '../../allowedAddresses.ts'

/**
 * A deposit address is named where one was asked for, and nowhere else. It is one and the same in every place, it is
 * nobody's who takes part, and exactly the quoted amount is to go there.
 */
export const depositAddress: AuditRuleCheck = function* ({
  quote: { parameters, details, steps },
  transactions,
  nonEvmChains,
}) {
  const named = new Set(depositAddressesOf(steps).map(comparableAddress))
  const [text] = depositAddressesOf(steps)
  if (named.size !== (parameters.useDepositAddress ? 1 : 0)) {
    yield found('The quote does not name one deposit address where one was asked for, or names one unasked.')
    return
  }
  if (text === undefined) return
  const { originChainId } = parameters
  const chain = nonEvmChains.find(({ id }) => id === originChainId)
  const { address } = parseChainAddress(text, chain)
  const others = [parameters.user, details.recipient, parameters.refundTo, parameters.recoveryAddress]
  const currencies = [details.currencyIn, details.currencyOut].map(({ currency }) => currency.address)
  if (
    !address ||
    addressHazard(address, currencies) ||
    others.some((other) => isSameAddress(other, address))
  ) {
    yield found('What the quote names as a deposit address is none.')
  }
  for (const { item } of transactions) {
    if (isSameAddress(item.data.to, address) && item.data.value === details.currencyIn.amount) continue
    yield found('The payment goes elsewhere than to the deposit address, or is another amount.', item)
  }

  function found(message: string, item?: PlanItem): RuleFinding {
    return { message, item, facts: { addresses: [...named].join(' ') } }
  }
}
