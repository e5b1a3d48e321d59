import type { Quote } from '../../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { nativeAddressOf } from '../../../utils/chains/nonEvmChain.ts'
import type { Token } from '../../../config/tokens/token.ts'
import { formatAmount, type FormatAmountOptions } from '../../../utils/format/formatAmount.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../utils/address/tokenId.ts'
import { symbolOf } from '../../shared/model/tokens/tokenNames.ts'
import { parseSwapAmount } from './entered/parseSwapAmount.ts'
import { parseOptions, type EnteredSwap } from './entered/parseOptions.ts'
import type { SwapValue } from './entered/swapValue.ts'
import { isPermitRefusal } from './quote/isPermitRefusal.ts'
import { isIndicativeQuote } from './quote/indicativeQuote.ts'
import { toQuoteParameters } from './quote/toQuoteParameters.ts'
import { sideFacts } from './reasons/sideFacts.ts'
import { swapExamples } from './reasons/swapExamples.ts'
import { blockingReason, type SwapReason } from './reasons/swapReason.ts'
import { swapReasons } from './reasons/swapReasons.ts'
import { isAllowedPair } from './settings/swapRules.ts'
import type { SwapFacts } from './swapFacts.ts'

/** What is entered, and what was said about it. */
export interface SwapInput {
  value: SwapValue
  /** The value when typing paused. @default `value`: nobody types */
  committed?: SwapValue | undefined
  /** Risks that the person accepted. @default [] */
  acceptedRisks?: readonly string[] | undefined
  /** The page's own reason against going on. */
  veto?: string | undefined
}

/** What follows from what is entered and what is known. */
export interface DerivedSwap {
  entered: EnteredSwap
  /** What a quote is asked for; undefined while something is missing or wrong, or somebody types. */
  parameters: GetQuoteParameters | undefined
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapReason[]
  /** The first that stands against it. */
  reason: SwapReason | undefined
  /** How good the quote is, for what is entered. */
  status: QuoteStatus
  /** The quote that may be submitted now; undefined while something stands against it. */
  quote: Quote | undefined
  /** Tells a price while no wallet is connected. Nothing but shown: it is never submitted. */
  indicativeQuote: Quote | undefined
}

/**
 * The form as one function: whatever it shows or asks for is in here. Asked with what was entered when typing paused, it
 * says what to ask for; with all that became known since then, what the parts show.
 *
 * @param parseAmount A form's own, which remembers what it parsed.
 */
export function derive(
  { value, committed = value, acceptedRisks = [], veto }: SwapInput,
  facts: SwapFacts,
  parseAmount = parseSwapAmount,
): DerivedSwap {
  const { account, balance, nativeBalance, locale, settings, tokens, chains } = facts
  // An amount counts at once. Other texts count when typing pauses: nobody is corrected in the middle of an address.
  const entered = {
    ...parseOptions(committed, facts),
    amount: parseAmount({ ...committed, side: value.side, amount: value.amount }, facts),
  }
  const isTyping = value !== committed
  const { pay, receive, amount } = entered
  const chain = chains.find(({ id }) => id === pay?.chainId)
  const native = findToken(tokens, chain && { chainId: chain.id, address: nativeAddressOf(chain) })
  const status = isTyping ? 'loading' : (facts.quote?.status ?? 'idle')
  const quoted = status === 'ready' ? facts.quote?.data : undefined
  const typed = value.side === 'pay' && amount.status === 'valid' ? amount.amount : undefined
  const gasFee = quoted?.fees.gas?.amount
  const { reasons, canRequestQuote } = swapReasons({
    ...entered,
    isConnected: account !== undefined,
    pay: sideFacts('pay', value, entered, facts),
    receive: sideFacts('receive', value, entered, facts),
    isAllowedPair: !pay || !receive || isAllowedPair(pay, receive, settings),
    isPayment: isPaidToOther(entered.recipient.address, facts),
    isAmountFixed: settings.checkout !== undefined,
    side: value.side,
    spent: pay && (typed ?? quoted?.details.currencyIn.amount),
    balance,
    gas:
      gasFee !== undefined && nativeBalance !== undefined && pay && native
        ? { fee: gasFee, balance: nativeBalance, isPaidWith: isSameToken(pay, native) }
        : undefined,
    acceptedRisks,
    isMaybePaid: facts.isMaybePaid === true,
    isOtherWalletPrompted: facts.isOtherWalletPrompted === true,
    veto,
    quoteStatus: status,
    isPermitRefused: value.usePermit && entered.canUsePermit && isPermitRefusal(facts.quote?.error),
    format: (sum, token) =>
      formatOf(sum, token === 'pay' ? pay : native, {
        locale,
        rounding: token === 'pay' ? 'down' : 'up',
      }),
    symbols: { pay: symbolOf(pay), receive: symbolOf(receive), native: symbolOf(native) },
    examples: swapExamples(locale),
  })
  const reason = blockingReason(reasons)
  const quote = facts.quote?.data
  return {
    entered,
    // Half of what is entered is older than the rest until typing pauses.
    parameters: canRequestQuote && !isTyping ? toQuoteParameters(value, entered, facts) : undefined,
    reasons,
    reason,
    status,
    quote: reason || !quote || isIndicativeQuote(quote) ? undefined : quote,
    indicativeQuote: quote && !account && status !== 'error' && isIndicativeQuote(quote) ? quote : undefined,
  }
}

/** Whether the page wants somebody paid who is not the payer, or calls made. */
function isPaidToOther(
  recipient: string | undefined,
  { account, settings: { checkout } }: Pick<SwapFacts, 'account' | 'settings'>,
): boolean {
  if (!checkout) return false
  return checkout.txs?.length ? true : recipient !== undefined && !isSameAddress(recipient, account)
}

/** Nothing is said in the units of a token that is not known. */
function formatOf(
  amount: bigint,
  token: Token | undefined,
  options: Omit<FormatAmountOptions, 'decimals'>,
): string {
  return token ? formatAmount(amount, { ...options, decimals: token.decimals }) : ''
}
