import type { Address, Chain } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import type { Token } from '../../hooks/token.ts'
import type { QuoteLife } from '../../hooks/useQuoteLife.ts'
import { zeroAddress } from '../../utils/address.ts'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { parseAmount, type ParsedAmount } from '../../utils/amounts/parseAmount.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { chainName, findToken, symbolOf } from '../tokenId.ts'
import type { SwapAnswer, SwapQuestion } from './swapFacts.ts'
import { swapExamples } from './swapExamples.ts'
import { swapReasons, type SwapReason, type SwapSideFacts } from './swapReasons.ts'
import { isAllowedOn, isAllowedPair, type SwapRules } from './swapRules.ts'
import type { SwapFormState } from './swapStore.ts'

/** What the form knows beside what is entered. */
export interface SwapModelFacts extends Pick<SwapQuestion, 'recipient' | 'refundTo' | 'slippage'> {
  chains: readonly Chain[]
  tokens: readonly Token[]
  rules: SwapRules
  account: Address | undefined
  /** Of the token to pay, and of the native currency beside it; undefined while unknown. */
  balance: bigint | undefined
  nativeBalance: bigint | undefined
  answer: Pick<SwapAnswer, 'data' | 'life'>
  locale: string
}

/** What follows from what is entered and what is known. */
export interface SwapModel {
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapReason[]
  /** The first that stands against it. */
  reason: SwapReason | undefined
  life: QuoteLife
  /** What the wallet holds of the token to pay; undefined while unknown. */
  balance: bigint | undefined
  /** The quote that may be submitted now; undefined while something stands against it. */
  quote: Quote | undefined
}

/** Makes what reads a state of the form. Reads each state once, and gives the same reasons as long as they say the same. */
export function createSwapModel(facts: SwapModelFacts): (state: SwapFormState) => SwapModel {
  let last: { state: SwapFormState; model: SwapModel } | undefined
  return (state) => {
    if (last?.state !== state) last = { state, model: modelOf(state, facts, last?.model.reasons) }
    return last.model
  }
}

function modelOf(
  { value, settled, accepted, veto }: SwapFormState,
  { chains, tokens, rules, account, balance, nativeBalance, answer, ...facts }: SwapModelFacts,
  before: readonly SwapReason[] = [],
): SwapModel {
  const { locale, recipient, refundTo, slippage } = facts
  const life = value === settled ? answer.life : 'loading'
  const pay = findToken(tokens, value.pay)
  const receive = findToken(tokens, value.receive)
  const native = findToken(tokens, pay && { chainId: pay.chainId, address: zeroAddress })
  const sideFacts = (side: 'pay' | 'receive', token: Token | undefined): SwapSideFacts => {
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
    ? parseAmount(value.amount, { ...entered, locale })
    : value.amount === ''
      ? { status: 'empty' }
      : { status: 'valid', amount: 1n }
  const quoted = life === 'ready' ? answer.data : undefined
  const ownAmount = value.side === 'pay' && amount.status === 'valid' ? amount.amount : undefined
  const spent = ownAmount ?? quoted?.details.currencyIn.amount
  const gasFee = quoted?.fees.gas?.amount
  const found = swapReasons({
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
  const reasons = JSON.stringify(found) === JSON.stringify(before) ? before : found
  const reason = reasons.find(({ kind }) => kind !== 'warning')
  return { reasons, reason, life, balance, quote: reason ? undefined : answer.data }
}
