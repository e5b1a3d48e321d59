import { useBalance } from '@causeway/react'
import { zeroAddress, type Address, type Chain } from 'viem'
import { formatAmount } from '../ui/formatAmount.ts'

interface ChainBalanceProps {
  chain: Chain
  account: Address
}

/** What an account holds of a chain's native token, as a line of a description list. */
export function ChainBalance({ chain, account }: ChainBalanceProps) {
  const { decimals, symbol } = chain.nativeCurrency
  const { data, isError } = useBalance({ chainId: chain.id, token: zeroAddress, account })
  return (
    <div>
      <dt>On {chain.name}</dt>
      <dd dir="auto">
        {data === undefined
          ? isError
            ? 'not known'
            : 'reading …'
          : `${formatAmount(data, decimals)} ${symbol}`}
      </dd>
    </div>
  )
}
