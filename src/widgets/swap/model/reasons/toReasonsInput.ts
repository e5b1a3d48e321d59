import type { Token } from '../../../../utils/tokens/token.ts'
import type { QuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import { isSameAddress } from '../../../../utils/address/isSameAddress.ts'
import { isSameToken } from '../../../../utils/tokens/tokenId.ts'
import { nativeAddressOf } from '../../../../utils/chains/nonEvmChain.ts'
import { formatAmount, type FormatAmountOptions } from '../../../../utils/format/formatAmount.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import { symbolOf } from '../../../shared/model/tokens/tokenNames.ts'
import type { ParsedSwap } from '../entered/parsedSwap.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import { isPermitRefusal } from '../quote/isPermitRefusal.ts'
import type { SwapFacts } from '../swapFacts.ts'
import type { SwapSides } from './swapSides.ts'
import { swapExamples } from './swapExamples.ts'
import type { SwapReasonsInput } from './swapReasonsInput.ts'

/** The parts of the derived form that the reasons depend on. */
interface DecidedSwap extends Pick<
  SwapReasonsInput,
  'acceptedRisks' | 'veto' | 'isVetoPending' | 'opensDeposit' | 'isQuoteRefused' | 'isQuoteRenewing'
> {
  value: SwapValue
  parsed: ParsedSwap
  sides: SwapSides
  status: QuoteStatus
}

/** Collects the facts that reasons are derived from. */
export function toReasonsInput(
  { value, parsed, sides, status, ...decided }: DecidedSwap,
  facts: SwapFacts,
): SwapReasonsInput {
  const { account, balance, nativeBalance, locale, settings, tokens, chains } = facts
  const { pay, receive, amount } = parsed
  const chain = chains.find(({ id }) => id === pay?.chainId)
  const native = findToken(tokens, chain && { chainId: chain.id, address: nativeAddressOf(chain) })
  const quoted = status === 'ready' ? facts.quote?.data : undefined
  const typed = value.side === 'pay' && amount.status === 'valid' ? amount.amount : undefined
  const gasFee = quoted?.fees.gas?.amount
  return {
    ...parsed,
    ...sides,
    ...decided,
    isConnected: account !== undefined,
    isPayment: isPaidToOther(parsed.recipient.address, facts),
    isAmountFixed: settings.checkout !== undefined,
    side: value.side,
    spent: pay && (typed ?? quoted?.details.currencyIn.amount),
    balance,
    gas:
      gasFee !== undefined && nativeBalance !== undefined && pay && native
        ? { fee: gasFee, balance: nativeBalance, isPaidWith: isSameToken(pay, native) }
        : undefined,
    isMaybePaid: facts.isMaybePaid === true,
    isSwapPending: facts.isSwapPending === true,
    isOtherWalletPrompted: facts.isOtherWalletPrompted === true,
    quoteStatus: status,
    isPermitRefused: value.usePermit && parsed.canUsePermit && isPermitRefusal(facts.quote?.error),
    format: (sum, token) =>
      formatOf(sum, token === 'pay' ? pay : native, {
        locale,
        rounding: token === 'pay' ? 'down' : 'up',
      }),
    symbols: { pay: symbolOf(pay), receive: symbolOf(receive), native: symbolOf(native) },
    examples: swapExamples(locale),
  }
}

/** Whether the page wants someone other than the payer to be paid, or calls to be made. */
function isPaidToOther(
  recipient: string | undefined,
  { account, settings: { checkout } }: Pick<SwapFacts, 'account' | 'settings'>,
): boolean {
  if (!checkout) return false
  return checkout.txs?.length ? true : recipient !== undefined && !isSameAddress(recipient, account)
}

/** Creates the formatter for amounts; it returns an empty text for an unknown token. */
function formatOf(
  amount: bigint,
  token: Token | undefined,
  options: Omit<FormatAmountOptions, 'decimals'>,
): string {
  return token ? formatAmount(amount, { ...options, decimals: token.decimals }) : ''
}
