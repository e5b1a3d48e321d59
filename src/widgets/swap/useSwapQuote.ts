'use client'
import type { Token } from '../../hooks/token.ts'
import { useAddressCheck } from '../../hooks/useAddressCheck.ts'
import { useExecutionState } from '../../hooks/useExecutionState.ts'
import { useQuote, type UseQuoteReturnType } from '../../hooks/useQuote.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { useWallet } from '../../hooks/useWallet.ts'
import { zeroAddress } from '../../utils/address.ts'
import { parseAmount } from '../../utils/amounts/parseAmount.ts'
import { findToken, isSameToken } from '../tokenId.ts'
import { useDecimalSeparator } from '../useNumbers.ts'
import { addressFindings, type AddressFindings } from './addressFindings.ts'
import { sponsorshipFields } from './sponsorshipFields.ts'
import { parseSlippage, type ParsedSlippage } from './slippage.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'
import { isAllowedOn, isAllowedPair } from './swapRules.ts'

export interface SwapQuote {
  pay: Token | undefined
  receive: Token | undefined
  /** The quote of what was entered when typing paused. */
  query: UseQuoteReturnType
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Whether gas money can be had on the destination chain beside the token to receive. */
  canTopup: boolean
}

/** The quote for what the form holds. Parts share one request. */
export function useSwapQuote(part: string): SwapQuote {
  const { settings } = useSwapContext(part)
  const { tokens } = useTokens()
  const user = useWallet()?.address
  const decimalSeparator = useDecimalSeparator()
  const { isUnderWay } = useExecutionState()
  const value = useSwapState(part, ({ settled }) => settled)
  const isReviewed = useSwapState(part, ({ reviewed }) => reviewed !== undefined)
  const isPaused = useSwapState(part, (state) => state.isPaused)
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const entered = value.side === 'pay' ? pay : receive
  const parsed = entered && parseAmount(value.amount, { ...entered, decimalSeparator })
  const known = [...(user ? [user] : []), ...(settings.knownAddresses ?? [])]
  const recipient = addressFindings({
    ...useAddressCheck({ text: value.recipient, chainId: receive?.chainId }),
    known,
    tokens: receive ? [receive.address] : [],
  })
  const refundTo = addressFindings({
    ...useAddressCheck({ text: value.refundTo, chainId: pay?.chainId }),
    known,
    tokens: pay ? [pay.address] : [],
  })
  const slippage = parseSlippage(value.slippage, decimalSeparator)
  const rules = { allow: settings.allow, deny: settings.deny }
  const canTopup =
    receive !== undefined && receive.address !== zeroAddress && receive.chainId !== pay?.chainId
  const isQuestion =
    pay !== undefined &&
    receive !== undefined &&
    !isSameToken(pay, receive) &&
    isAllowedOn('pay', pay, rules) &&
    isAllowedOn('receive', receive, rules) &&
    isAllowedPair(pay, receive, rules) &&
    !recipient.fault &&
    !refundTo.fault &&
    slippage.status !== 'invalid'
  const query = useQuote({
    user,
    // Said explicitly: left out, a refund would go to whoever receives.
    refundTo: refundTo.address ?? user,
    originChainId: isQuestion ? pay.chainId : undefined,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount: parsed?.status === 'valid' && parsed.amount > 0n ? parsed.amount : undefined,
    tradeType: value.side === 'pay' ? 'EXACT_INPUT' : (settings.outputTradeType ?? 'EXACT_OUTPUT'),
    ...(recipient.address && { recipient: recipient.address }),
    ...(slippage.status === 'valid' && { slippageTolerance: slippage.bps }),
    ...(value.topupGas && canTopup && { topupGas: true }),
    ...sponsorshipFields(settings.sponsorship),
    // What is being read, or signed, is what was shown: no refresh meanwhile.
    query: {
      enabled: !isUnderWay && !isReviewed,
      ...(isPaused && { refetchInterval: false, refetchOnWindowFocus: false, refetchOnReconnect: false }),
    },
  })
  return { pay, receive, query, recipient, refundTo, slippage, canTopup }
}
