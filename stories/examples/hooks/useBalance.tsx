import { useBalance, useTokens, useWallet } from '@causeway/react'
import { formatUnits } from 'viem'

export function Example() {
  const usdc = useTokens().tokens.find(({ symbol }) => symbol === 'USDC')
  const { data: balance } = useBalance({
    chainId: usdc?.chainId,
    account: useWallet()?.address,
    token: usdc?.address,
  })
  if (!usdc || balance === undefined) return <p>Loading balance…</p>
  return (
    <p>
      You have <b>{formatUnits(balance, usdc.decimals)} USDC</b>.
    </p>
  )
}
