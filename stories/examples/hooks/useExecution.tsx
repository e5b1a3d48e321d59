import { useExecuteSteps, useExecution, useQuote, useTokens, useWallet } from '@causeway/react'

export function Example() {
  const { state, isPending, reset } = useExecution() // the same for every component
  return (
    <>
      <p role="status">
        Swap status: <b>{state.status}</b>.
      </p>
      <Send />
      <button type="button" disabled={isPending} onClick={reset}>
        Dismiss
      </button>
    </>
  )
}

function Send() {
  const user = useWallet()?.address
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const { data: quote } = useQuote({
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
  return (
    <button type="button" disabled={!quote} onClick={() => quote && executeSteps({ quote })}>
      Send 100 USDC
    </button>
  )
}
