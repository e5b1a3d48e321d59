import { isNonEvmChain, useTokens } from '@causeway/react'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection, useDisconnect } from 'wagmi'
import { Dialog } from '../ui/Dialog.tsx'
import { ChainBalance } from './ChainBalance.tsx'
import { chooseAccount } from './chooseAccount.ts'

interface AccountDialogProps {
  address: Address
  isOpen: boolean
  onClose: () => void
}

/** The connected account in full, what it holds on each chain, and the ways out of it. */
export function AccountDialog({ address, isOpen, onClose }: AccountDialogProps) {
  const { connector, chainId } = useConnection()
  const { chains } = useTokens()
  const { mutate: disconnect } = useDisconnect()
  const [problem, setProblem] = useState('')

  async function change(): Promise<void> {
    setProblem('')
    try {
      if (connector) await chooseAccount(connector)
    } catch {
      setProblem('The account stays as it is.')
    }
  }

  return (
    <Dialog title="Your account" isOpen={isOpen} onClose={onClose}>
      <dl className="account-facts">
        <div>
          <dt>Address</dt>
          <dd>
            <bdi dir="ltr" translate="no">
              <code>{address}</code>
            </bdi>
          </dd>
        </div>
        <div>
          <dt>Wallet</dt>
          <dd>
            {connector?.name}, on {chains.find(({ id }) => id === chainId)?.name ?? 'another network'}
          </dd>
        </div>
        {chains.map(
          (chain) => !isNonEvmChain(chain) && <ChainBalance key={chain.id} chain={chain} account={address} />,
        )}
      </dl>
      <div className="dialog-buttons">
        <button type="button" onClick={() => void change()}>
          Change account
        </button>
        <button type="button" onClick={() => disconnect()}>
          Disconnect
        </button>
      </div>
      <p role="status" className="problem">
        {problem}
      </p>
    </Dialog>
  )
}
