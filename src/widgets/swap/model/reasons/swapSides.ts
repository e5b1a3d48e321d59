import type { FormSide } from '../../../shared/model/formSide.ts'
import { familyOf } from '../../../../utils/chains/nonEvmChain.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import type { ParsedSwap } from '../entered/parsedSwap.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { isPaidToDepositAddress } from '../settings/isPayable.ts'
import { isAllowedOn, isAllowedPair } from '../settings/swapRules.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapReasonsInput, SwapSideFacts } from './swapReasonsInput.ts'

/** What is selected on both sides, and whether the page offers that pair. */
export type SwapSides = Pick<SwapReasonsInput, 'pay' | 'receive' | 'isAllowedPair'>

/** Finds what is selected on both sides, and what the page knows about it. */
export function sidesOf(value: SwapValue, parsed: ParsedSwap, facts: SwapFacts): SwapSides {
  const [pay, receive] = [parsed.pay ?? value.pay, parsed.receive ?? value.receive]
  return {
    pay: sideFacts('pay', value, parsed, facts),
    receive: sideFacts('receive', value, parsed, facts),
    isAllowedPair: !pay || !receive || isAllowedPair(pay, receive, facts.settings),
  }
}

/** Finds what is selected on a side, and what the page knows about it. */
function sideFacts(
  side: FormSide,
  value: SwapValue,
  parsed: ParsedSwap,
  { chains, settings }: SwapFacts,
): SwapSideFacts {
  const id = value[side]
  const chain = chains.find((known) => known.id === id?.chainId)
  return {
    id,
    token: parsed[side],
    chain: id ? sanitizeText(chainName(chains, id.chainId)) : '',
    isKnownChain: chain !== undefined,
    isEvm: familyOf(chain) === 'evm',
    isPaidToDepositAddress:
      id !== undefined && settings.depositAddress !== undefined && isPaidToDepositAddress(chain, id),
    isAllowed: !id || isAllowedOn(side, id, settings),
  }
}
