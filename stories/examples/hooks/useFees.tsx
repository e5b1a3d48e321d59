import { useQuote, useTokens, useWallet } from '@causeway/react'
import { Fees, useFees } from '@causeway/react/widgets'

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
  if (!quote) return <p>Fetching quote…</p>
  return (
    <Fees.Root quote={quote}>
      <Total />
    </Fees.Root>
  )
}

function Total() {
  const { total } = useFees()
  return <p>{total.isFree ? 'Free for you.' : `Total fees: $${Number(total.usd?.usd ?? 0).toFixed(2)}.`}</p>
}
