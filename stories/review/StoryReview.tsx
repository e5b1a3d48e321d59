import { useWallet, type Token, type UseQuoteParameters } from '@causeway/react'
import { QuoteReview } from '../code/QuoteReview.tsx'
import { TokenLogo } from '../../examples/dapp/src/ui/TokenLogo.tsx'

export interface StoryReviewProps {
  pay: Token
  receive: Token
  /** Changes of the quote for 100 of a token, to the wallet itself. */
  parameters?: UseQuoteParameters | undefined
  pageReason?: string | undefined
}

/** A review that is open as soon as there is a quote, without the form. */
export function StoryReview({ pay, receive, parameters, pageReason }: StoryReviewProps) {
  const user = useWallet()?.address
  return (
    <QuoteReview
      slots={{ TokenLogo }}
      pageReason={pageReason}
      parameters={{
        user,
        refundTo: user,
        originChainId: pay.chainId,
        originCurrency: pay.address,
        destinationChainId: receive.chainId,
        destinationCurrency: receive.address,
        amount: 100n * 10n ** BigInt(pay.decimals),
        tradeType: 'EXACT_INPUT',
        ...parameters,
      }}
    />
  )
}
