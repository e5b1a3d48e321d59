import type { MessageKey } from '../../../locales/messages.ts'
import type { Address } from 'viem'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import type { Token } from '../../../config/tokens/token.ts'
import type { UseQuoteReturnType } from '../../../hooks/useQuote.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { SwapSettings } from './settings/swapSettings.ts'

/** What the service said, and how good that is at this moment. */
export interface SwapQuoteState extends Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'failureCount' | 'refetch'
> {
  status: QuoteStatus
  /** What was asked for; undefined while nothing can be. */
  parameters: GetQuoteParameters | undefined
}

/** What the form knows beside what is entered. What was not asked for yet is left out. */
export interface SwapFacts {
  chains: readonly AnyChain[]
  tokens: readonly Token[]
  settings: Pick<
    SwapSettings,
    | 'allow'
    | 'deny'
    | 'outputTradeType'
    | 'sponsorship'
    | 'quoteParameters'
    | 'knownAddresses'
    | 'depositAddress'
    | 'indicativeQuotes'
    | 'checkout'
    | 'onConnectWallet'
  >
  /** The connected account. */
  account: Address | undefined
  locale: string
  /** Of the token to pay, in base units; undefined while unknown. */
  balance?: bigint | undefined
  /** Of the native currency beside the token to pay; undefined while unknown. */
  nativeBalance?: bigint | undefined
  /** Whether a contract is at the addresses that were entered when typing paused; undefined while unknown. */
  contracts?: { recipient: boolean | undefined; refundTo: boolean | undefined } | undefined
  /** Whether the account can pay with the token by a signature; undefined while unknown. */
  takesPermit?: boolean | undefined
  /** This browser knows of a payment like the one that is asked for, which this form did not begin. */
  isMaybePaid?: boolean | undefined
  /** Another wallet than the connected one has not answered yet to what it was asked. */
  isOtherWalletPrompted?: boolean | undefined
  /** What went wrong with the transfer in sight, and what to say of it where earlier steps went through. */
  execution?: { error: Error | undefined; errorKey: MessageKey | undefined } | undefined
  /**
   * What was entered when all this was found out, the same object as the form held then: once the form holds another, these facts are of
   * something else. @default whatever is entered
   */
  foundFor?: object | undefined
  quote?: (Pick<SwapQuoteState, 'data' | 'status'> & Partial<Pick<SwapQuoteState, 'error'>>) | undefined
}
