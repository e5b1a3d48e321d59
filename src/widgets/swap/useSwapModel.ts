'use client'
import type { Quote } from '../../actions/getQuote.ts'
import { useBalance } from '../../hooks/useBalance.ts'
import { useQuoteLife, type QuoteLife } from '../../hooks/useQuoteLife.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { useWallet } from '../../hooks/useWallet.ts'
import { zeroAddress } from '../../utils/address.ts'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { parseAmount, type ParsedAmount } from '../../utils/amounts/parseAmount.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { chainName, findToken, symbolOf } from '../tokenId.ts'
import { useDecimalSeparator, useLocale } from '../useNumbers.ts'
import { useSwapContext, useSwapState } from './swapContext.ts'
import { swapExamples } from './swapExamples.ts'
import { swapReasons, type SwapReason, type SwapSideFacts } from './swapReasons.ts'
import { isAllowedOn, isAllowedPair } from './swapRules.ts'
import { useSwapQuote, type SwapQuote } from './useSwapQuote.ts'

export interface SwapModel extends SwapQuote {
  /** The amount that was entered. */
  amount: ParsedAmount
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapReason[]
  /** The first that stands against it. */
  reason: SwapReason | undefined
  life: QuoteLife
  /** The quote that may be submitted now; undefined while something stands against it. */
  quote: Quote | undefined
}

/** Everything the form knows, put together. */
export function useSwapModel(part: string): SwapModel {
  const { settings } = useSwapContext(part)
  const account = useWallet()?.address
  const locale = useLocale()
  const decimalSeparator = useDecimalSeparator()
  const { chains, tokens } = useTokens()
  const swapQuote = useSwapQuote(part)
  const { query, slippage, recipient, refundTo } = swapQuote
  const value = useSwapState(part, (state) => state.value)
  const accepted = useSwapState(part, (state) => state.accepted)
  const veto = useSwapState(part, (state) => state.veto)
  const isSettled = useSwapState(part, (state) => state.value === state.settled)
  const quoteLife = useQuoteLife(query)
  const life = isSettled ? quoteLife : 'loading'
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const native = findToken(tokens, pay && { chainId: pay.chainId, address: zeroAddress })
  const { data: balance } = useBalance({ chainId: pay?.chainId, currency: pay?.address, account })
  const { data: nativeBalance } = useBalance({
    chainId: native?.chainId,
    currency: native?.address,
    account,
  })

  const rules = { allow: settings.allow, deny: settings.deny }
  const sideFacts = (side: 'pay' | 'receive', token: typeof pay): SwapSideFacts => {
    const id = value[side]
    return {
      id,
      token,
      chain: id ? sanitizeText(chainName(chains, id.chainId)) : '',
      isKnownChain: chains.some((chain) => chain.id === id?.chainId),
      isAllowed: !id || isAllowedOn(side, id, rules),
    }
  }
  const entered = value.side === 'pay' ? pay : receive
  const amount: ParsedAmount = entered
    ? parseAmount(value.amount, { ...entered, decimalSeparator })
    : value.amount === ''
      ? { status: 'empty' }
      : { status: 'valid', amount: 1n }
  const quoted = life === 'ready' ? query.data : undefined
  const ownAmount = value.side === 'pay' && amount.status === 'valid' ? amount.amount : undefined
  const spent = ownAmount ?? quoted?.details.currencyIn.amount
  const gasFee = quoted?.fees.gas?.amount
  const reasons = swapReasons({
    isConnected: account !== undefined,
    pay: sideFacts('pay', pay),
    receive: sideFacts('receive', receive),
    isAllowedPair: !pay || !receive || isAllowedPair(pay, receive, rules),
    side: value.side,
    amount,
    spent: pay && spent,
    balance,
    gas:
      gasFee !== undefined && nativeBalance !== undefined && pay
        ? { fee: gasFee, balance: nativeBalance, isPaidWith: pay.address === zeroAddress }
        : undefined,
    recipient,
    refundTo,
    slippage,
    accepted,
    veto,
    quote: life,
    format: (sum, currency) =>
      formatAmount(sum, {
        decimals: (currency === 'pay' ? pay : native)?.decimals ?? 18,
        locale,
        rounding: currency === 'pay' ? 'down' : 'up',
      }),
    symbols: { pay: symbolOf(pay), receive: symbolOf(receive), native: symbolOf(native) },
    examples: swapExamples(locale),
  })
  const reason = reasons.find(({ kind }) => kind !== 'warning')
  return {
    ...swapQuote,
    pay,
    receive,
    amount,
    reasons,
    reason,
    life,
    quote: reason ? undefined : query.data,
  }
}
