import type { Token } from '../../../../config/token.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'
import { sanitizeText } from '../../../../utils/sanitizeText.ts'
import { chainName, findToken, symbolOf } from '../../../shared/model/tokenId.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapReasonsInput, SwapSideFacts } from '../reasons/swapReasons.ts'
import { isAllowedOn, isAllowedPair } from '../settings/swapRules.ts'
import type { SwapValue } from './swapValue.ts'

/** What is known of the two tokens, whatever their amounts. */
export interface ChosenTokens extends Pick<
  SwapReasonsInput,
  'pay' | 'receive' | 'isAllowedPair' | 'symbols'
> {
  /** The native currency beside the token to pay. */
  native: Token | undefined
}

export function readChosenTokens(
  value: Pick<SwapValue, 'pay' | 'receive'>,
  { chains, tokens, settings }: Pick<SwapFacts, 'chains' | 'tokens' | 'settings'>,
): ChosenTokens {
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const native = findToken(tokens, pay && { chainId: pay.chainId, address: zeroAddress })
  const factsOf = (side: 'pay' | 'receive', token: Token | undefined): SwapSideFacts => {
    const id = value[side]
    return {
      id,
      token,
      chain: id ? sanitizeText(chainName(chains, id.chainId)) : '',
      isKnownChain: chains.some((chain) => chain.id === id?.chainId),
      isAllowed: !id || isAllowedOn(side, id, settings),
    }
  }
  return {
    pay: factsOf('pay', pay),
    receive: factsOf('receive', receive),
    isAllowedPair: !pay || !receive || isAllowedPair(pay, receive, settings),
    native,
    symbols: { pay: symbolOf(pay), receive: symbolOf(receive), native: symbolOf(native) },
  }
}
