import { useBalance, useTokens } from '@causeway/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { useConnection } from 'wagmi'
import { formatAmount } from '../ui/formatAmount.ts'
import { AccountDialog } from '../wallet/AccountDialog.tsx'

/** Connects a wallet, or shows which one is connected and what it holds. */
export function AccountButton({ onConnect }: { onConnect: () => void }) {
  const { address, chainId, status } = useConnection()
  const { chains } = useTokens()
  const [isOpen, setIsOpen] = useState(false)
  const chain = chains.find(({ id }) => id === chainId) ?? chains[0]
  const { data: balance } = useBalance({ chainId: chain?.id, token: zeroAddress, account: address })

  if (!address || !chain) {
    return (
      <button type="button" className="primary" onClick={onConnect}>
        {status === 'reconnecting' ? 'Connecting' : 'Connect wallet'}
      </button>
    )
  }
  return (
    <>
      <button type="button" className="account" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {balance !== undefined && (
          <bdi className="account-balance">
            {formatAmount(balance, chain.nativeCurrency.decimals, 4)} {chain.nativeCurrency.symbol}
          </bdi>
        )}
        <bdi dir="ltr" translate="no" className="account-address">
          {address.slice(0, 6)}…{address.slice(-4)}
        </bdi>
      </button>
      <AccountDialog address={address} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
