import { useTokens } from '@causeway/react'
import { useConfig } from 'wagmi'
import type { Address } from 'viem'
import { ChainBalance } from '../wallet/ChainBalance.tsx'

interface AccountProps {
  chainId: number
  address: Address
}

/** What an explorer says of an address: what it holds. */
export function Account({ chainId, address }: AccountProps) {
  const { chains } = useTokens()
  const chain = useConfig().chains.find(({ id }) => id === chainId)
  const name = chains.find(({ id }) => id === chainId)?.name ?? `chain ${chainId}`
  return (
    <section className="explorer" aria-labelledby="explorer-title">
      <p>
        <a href="/">Back to Harbor</a>
      </p>
      <h1 id="explorer-title">Address on {name}</h1>
      <p>
        <code>{address}</code>
      </p>
      {chain && (
        <dl className="account-facts">
          <ChainBalance chain={chain} account={address} />
        </dl>
      )}
    </section>
  )
}
