import { useExecuteSteps, useQuote, useTokens, useWallet } from '@causeway/react'
import { Review, useReview } from '@causeway/react/widgets'

export function Example() {
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
  if (!quote) return <p>Fetching quote…</p>
  return (
    <Review.Root
      quote={quote}
      onRefresh={() => void refetch()}
      onConfirm={(confirmed, accepted) => executeSteps({ quote: confirmed, ...accepted })}
    >
      <Review.Summary />
      <Review.Findings />
      <Confirm />
    </Review.Root>
  )
}

function Confirm() {
  const { steps = [], reason, submit } = useReview()
  return (
    <button type="button" disabled={reason !== undefined} onClick={submit}>
      Sign {steps.length} steps
    </button>
  )
}
