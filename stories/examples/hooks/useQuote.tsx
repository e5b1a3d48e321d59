import { useQuote, useTokens, useWallet } from '@causeway/react'

export function Example() {
  const user = useWallet()?.address
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const { data: quote, error } = useQuote({
    user,
    refundTo: user,
    originChainId: pay?.chainId,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount: 100_000_000n, // 100 USDC, in base units
    tradeType: 'EXACT_INPUT',
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!quote) return <p>Fetching quote…</p>
  const { currencyOut, timeEstimate } = quote.details
  return (
    <p>
      100 USDC become <b>{currencyOut?.amountFormatted} USDC</b> in about {timeEstimate} seconds.
    </p>
  )
}
