import { useSuspenseBalance, useTokens, useWallet, type Token } from '@causeway/react'
import { Suspense } from 'react'
import { formatUnits } from 'viem'

export function Example() {
  const account = useWallet()?.address
  const usdc = useTokens().tokens.find(({ symbol }) => symbol === 'USDC')
  if (!account || !usdc) return null
  return (
    <Suspense fallback="Loading balance…">
      <Balance account={account} token={usdc} />
    </Suspense>
  )
}

function Balance({ account, token }: { account: `0x${string}`; token: Token }) {
  const { data: balance } = useSuspenseBalance({ account, chainId: token.chainId, token: token.address })
  return <p>You have {formatUnits(balance, token.decimals)} USDC.</p>
}
