import type { MessageKey } from '../../../locales/messages.ts'
import type { Address } from 'viem'
import type { AnyChain } from '../../../utils/chains/nonEvmChain.ts'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import type { Token } from '../../../utils/tokens/token.ts'
import type { UseQuoteReturnType } from '../../../hooks/useQuote.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { SwapSettings } from './settings/swapSettings.ts'

/** The state of the quote query. */
export interface SwapQuoteState extends Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'failureCount'
> {
  status: QuoteStatus
  /** Whether the provider's rate limit prevents the next request. */
  isRateLimited: boolean
  /** Whether an expired quote, or one whose last request failed, is being requested. */
  isRenewing: boolean
  /** The requested parameters; undefined while there can't be a request. */
  parameters: GetQuoteParameters | undefined
  /** Requests a new quote, unless one is already being requested: then it waits for that one. */
  refetch: () => ReturnType<UseQuoteReturnType['refetch']>
}

/** What the form knows besides the entered values. Facts that weren't requested yet are left out. */
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
    | 'review'
  >
  /** The connected account. */
  account: Address | undefined
  locale: string
  /** Balance of the token to pay, in base units; undefined while unknown. */
  balance?: bigint | undefined
  /** Balance of that chain's native token; undefined while unknown. */
  nativeBalance?: bigint | undefined
  /** Whether the entered addresses, as of the last pause in typing, are contracts; undefined while unknown. */
  contracts?: { recipient: boolean | undefined; refundTo: boolean | undefined } | undefined
  /** Whether the account can pay with the token by signing a permit; undefined while unknown. */
  takesPermit?: boolean | undefined
  /** Whether this browser knows of a payment like this one, not started by this form. */
  isMaybePaid?: boolean | undefined
  /** Whether a wallet other than the connected one hasn't answered its prompt yet. */
  isOtherWalletPrompted?: boolean | undefined
  /** Whether a swap is pending: only one at a time is executed here. */
  isSwapPending?: boolean | undefined
  /** The shown swap's error, and its message if earlier steps succeeded. */
  execution?: { error: Error | undefined; errorKey: MessageKey | undefined } | undefined
  /**
   * The value object that the facts were found for: once the form holds a different one, they are outdated. @default
   * the current value
   */
  foundFor?: object | undefined
  quote?:
    | (Pick<SwapQuoteState, 'data' | 'status'> &
        Partial<Pick<SwapQuoteState, 'error' | 'isRateLimited' | 'isRenewing'>>)
    | undefined
}
