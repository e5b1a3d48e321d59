import { useBalances, useTokens, useWallet } from '@causeway/react'
import { formatUnits } from 'viem'

export function Example() {
  const { tokens, chains } = useTokens()
  const balances = useBalances({ account: useWallet()?.address, tokens })
  return (
    <ul>
      {tokens.map(({ chainId, address, symbol, decimals }, index) => {
        const balance = balances[index]?.data
        if (!balance) return null
        return (
          <li key={`${chainId} ${address}`}>
            {formatUnits(balance, decimals)} {symbol} on {chains.find(({ id }) => id === chainId)?.name}
          </li>
        )
      })}
    </ul>
  )
}
