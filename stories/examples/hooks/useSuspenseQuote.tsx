import { useSuspenseQuote, useTokens, useWallet, type Token } from '@causeway/react'
import { Suspense } from 'react'

export function Example() {
  const user = useWallet()?.address
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  if (!user || !pay || !receive) return null
  return (
    <Suspense fallback="Fetching quote…">
      <Price user={user} pay={pay} receive={receive} />
    </Suspense>
  )
}

function Price({ user, pay, receive }: { user: string; pay: Token; receive: Token }) {
  const { data: quote } = useSuspenseQuote({
    user,
    refundTo: user,
    originChainId: pay.chainId,
    originCurrency: pay.address,
    destinationChainId: receive.chainId,
    destinationCurrency: receive.address,
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  })
  return <p>100 USDC become {quote.details.currencyOut?.amountFormatted} USDC.</p>
}
