import { familyOf } from '../../../../utils/chains/nonEvmChain.ts'
import type { Token } from '../../../../config/token.ts'
import { parseChainAddress } from '../../../../utils/address/parseChainAddress.ts'
import { zeroAddress } from '../../../../utils/address/zeroAddress.ts'
import { parseAmount, type ParsedAmount } from '../../../../utils/amounts/parseAmount.ts'
import { findToken } from '../../../shared/model/tokenId.ts'
import type { SwapFacts } from '../swapFacts.ts'
import { addressFindings, type AddressFindings } from './addressFindings.ts'
import { parseSlippage, type ParsedSlippage } from './slippage.ts'
import type { SwapValue } from './swapValue.ts'

/** The entered amount, understood. `unread` while its token, and with it the number of decimals, is not known. */
export type EnteredAmount = ParsedAmount | { status: 'unread' }

/** What was entered, understood. */
export interface EnteredSwap {
  /** Undefined while none is chosen, or one that the page does not know. */
  pay: Token | undefined
  receive: Token | undefined
  amount: EnteredAmount
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Whether gas money can be had on the destination chain beside the token to receive. */
  canTopup: boolean
}

/** Parses everything that was entered: the only place that does. */
export function parseEntered(value: SwapValue, facts: SwapFacts): EnteredSwap {
  const { chains, tokens, locale, contracts } = facts
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const isEvm = familyOf(chains.find(({ id }) => id === receive?.chainId)) === 'evm'
  return {
    pay,
    receive,
    amount: parseEnteredAmount(value.amount, value.side === 'pay' ? pay : receive, locale),
    recipient: findingsOf(value.recipient, receive, contracts?.recipient, facts, !isEvm),
    refundTo: findingsOf(value.refundTo, pay, contracts?.refundTo, facts),
    slippage: parseSlippage(value.slippage, locale),
    canTopup:
      receive !== undefined && isEvm && receive.address !== zeroAddress && receive.chainId !== pay?.chainId,
  }
}

function parseEnteredAmount(text: string, token: Token | undefined, locale: string): EnteredAmount {
  if (token) return parseAmount(text, { ...token, locale })
  return text === '' ? { status: 'empty' } : { status: 'unread' }
}

/**
 * What there is to know of the address that was entered for the chain of a token.
 *
 * @param isRequired The wallet's own address is none there.
 */
function findingsOf(
  text: string,
  token: Token | undefined,
  isContract: boolean | undefined,
  { account, chains, settings }: SwapFacts,
  isRequired = false,
): AddressFindings {
  const chain = chains.find(({ id }) => id === token?.chainId)
  const known = [...(account ? [account] : []), ...(settings.knownAddresses ?? [])]
  return addressFindings({
    ...parseChainAddress(text, { family: familyOf(chain), testnet: chain?.testnet }),
    isContract,
    known,
    tokens: token ? [token.address] : [],
    isRequired,
  })
}
