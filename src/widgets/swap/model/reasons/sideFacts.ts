import { familyOf } from '../../../../utils/chains/nonEvmChain.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import type { EnteredSwap } from '../entered/parseOptions.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { isPaidByHand } from '../settings/isPayable.ts'
import { isAllowedOn } from '../settings/swapRules.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapSideFacts } from './swapReasonsInput.ts'

/** What is chosen on a side, and what the page knows of it. */
export function sideFacts(
  side: 'pay' | 'receive',
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
    isPaidByHand: id !== undefined && settings.depositAddress !== undefined && isPaidByHand(chain, id),
    isAllowed: !id || isAllowedOn(side, id, settings),
  }
}
