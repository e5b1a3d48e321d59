import { familyOf } from '../../../../utils/chains/nonEvmChain.ts'
import type { Token } from '../../../../utils/tokens/token.ts'
import { hasEvmAddresses, parseChainAddress } from '../../../../utils/address/families/parseChainAddress.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import type { SwapFacts } from '../swapFacts.ts'
import { addressFindings, type AddressFindings } from './addressFindings.ts'
import { isPermitPossible } from '../settings/isPermitPossible.ts'
import type { ParsedOptions } from './parsedSwap.ts'
import { parseSlippage } from './slippage.ts'
import type { SwapValue } from './swapValue.ts'

/** The facts that `parseOptions` reads. */
export type OptionsFacts = Pick<
  SwapFacts,
  'chains' | 'tokens' | 'settings' | 'account' | 'locale' | 'contracts' | 'takesPermit'
>

/** Parses all values except the amount. */
export function parseOptions(value: SwapValue, facts: OptionsFacts): ParsedOptions {
  const { chains, tokens, locale, contracts, takesPermit } = facts
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const chain = chains.find(({ id }) => id === receive?.chainId)
  const isEvm = familyOf(chain) === 'evm'
  return {
    pay,
    receive,
    recipient: findingsOf(value.recipient, receive, contracts?.recipient, facts, !hasEvmAddresses(chain)),
    refundTo: findingsOf(value.refundTo, pay, contracts?.refundTo, facts),
    slippage: parseSlippage(value.slippage, locale),
    canTopup:
      receive !== undefined && isEvm && receive.address !== zeroAddress && receive.chainId !== pay?.chainId,
    canUsePermit: takesPermit === true && isPermitPossible(pay, receive, facts),
  }
}

/**
 * The findings about the address entered for a token's chain.
 *
 * @param isRequired Whether the wallet's own address can't be used there.
 */
function findingsOf(
  text: string,
  token: Token | undefined,
  isContract: boolean | undefined,
  { account, chains, settings }: OptionsFacts,
  isRequired = false,
): AddressFindings {
  const chain = chains.find(({ id }) => id === token?.chainId)
  const known = [...(account ? [account] : []), ...(settings.knownAddresses ?? [])]
  return addressFindings({
    ...parseChainAddress(text, chain),
    isContract,
    known,
    tokens: token ? [token.address] : [],
    isRequired,
  })
}
