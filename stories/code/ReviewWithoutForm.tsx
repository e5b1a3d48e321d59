import { useExecuteSteps, useQuote, useTokens, useWallet } from '@causeway/react'
import { ReviewWidget } from '@causeway/react/widgets'
import { useState } from 'react'

/** The review of a quote, behind a button of the page. */
export function ReviewWithoutForm() {
  const user = useWallet()?.address
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const { data: quote, refetch } = useQuote({
    user,
    refundTo: user,
    originChainId: pay?.chainId,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  })
  const { executeSteps } = useExecuteSteps()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        style={{ padding: '12px 20px', borderRadius: 12 }}
        disabled={!quote}
        onClick={() => setIsOpen(true)}
      >
        Review 100 USDC
      </button>
      {isOpen && quote && (
        <ReviewWidget
          quote={quote}
          onRefresh={() => void refetch()}
          onClose={() => setIsOpen(false)}
          onConfirm={(confirmed, accepted) => {
            setIsOpen(false)
            executeSteps({ quote: confirmed, ...accepted })
          }}
        />
      )}
    </>
  )
}
