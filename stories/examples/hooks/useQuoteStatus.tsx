import { useQuote, useQuoteStatus, useTokens, useWallet } from '@causeway/react'

export function Example() {
  const user = useWallet()?.address
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const query = useQuote({
    user,
    refundTo: user,
    originChainId: pay?.chainId,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  })
  const { status, freshness } = useQuoteStatus(query)
  return (
    <>
      <p>
        The quote is <b>{status}</b>
        {freshness && `, and ${freshness}`}.
      </p>
      <button type="button" onClick={() => void query.refetch()}>
        Refresh quote
      </button>
    </>
  )
}
