import { useExecuteSteps, useQuote, useTokens, useWallet } from '@causeway/react'

export function Example() {
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
  const { executeSteps, isPending, data } = useExecuteSteps()
  return (
    <>
      <button type="button" disabled={!quote || isPending} onClick={() => quote && executeSteps({ quote })}>
        Send 100 USDC
      </button>
      <p role="status">{isPending ? 'In progress…' : data ? `Status: ${data.status}.` : ''}</p>
    </>
  )
}
