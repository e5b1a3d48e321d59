import type { FormSide } from '../../../shared/model/formSide.ts'
import { familyOf } from '../../../../utils/chains/nonEvmChain.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import type { EnteredSwap } from '../entered/parseOptions.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { isPaidToDepositAddress } from '../settings/isPayable.ts'
import { isAllowedOn, isAllowedPair } from '../settings/swapRules.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapReasonsInput, SwapSideFacts } from './swapReasonsInput.ts'

/** What is selected on both sides, and whether the page offers that pair. */
export type SwapSides = Pick<SwapReasonsInput, 'pay' | 'receive' | 'isAllowedPair'>

/** Finds what is selected on both sides, and what the page knows about it. */
export function sidesOf(value: SwapValue, entered: EnteredSwap, facts: SwapFacts): SwapSides {
  const [pay, receive] = [entered.pay ?? value.pay, entered.receive ?? value.receive]
  return {
    pay: sideFacts('pay', value, entered, facts),
    receive: sideFacts('receive', value, entered, facts),
    isAllowedPair: !pay || !receive || isAllowedPair(pay, receive, facts.settings),
  }
}

/** Finds what is selected on a side, and what the page knows about it. */
function sideFacts(
  side: FormSide,
  value: SwapValue,
  entered: EnteredSwap,
  { chains, settings }: SwapFacts,
): SwapSideFacts {
  const id = value[side]
  const chain = chains.find((known) => known.id === id?.chainId)
  return {
    id,
    token: entered[side],
    chain: id ? sanitizeText(chainName(chains, id.chainId)) : '',
    isKnownChain: chain !== undefined,
    isEvm: familyOf(chain) === 'evm',
    isPaidToDepositAddress:
      id !== undefined && settings.depositAddress !== undefined && isPaidToDepositAddress(chain, id),
    isAllowed: !id || isAllowedOn(side, id, settings),
  }
}
