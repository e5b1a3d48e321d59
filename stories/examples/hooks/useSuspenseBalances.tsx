import { useSuspenseBalances, useTokens, useWallet, type Token } from '@causeway/react'
import { Suspense } from 'react'

export function Example() {
  const account = useWallet()?.address
  const { tokens } = useTokens()
  if (!account) return null
  return (
    <Suspense fallback="Loading balances…">
      <Held account={account} tokens={tokens} />
    </Suspense>
  )
}

function Held({ account, tokens }: { account: `0x${string}`; tokens: readonly Token[] }) {
  const balances = useSuspenseBalances({ account, tokens })
  const held = balances.filter(({ data }) => data > 0n)
  return (
    <p>
      You hold {held.length} of {tokens.length} tokens.
    </p>
  )
}
