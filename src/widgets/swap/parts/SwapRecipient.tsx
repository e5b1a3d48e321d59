'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { chainName } from '../../shared/tokenId.ts'
import { CompareAddresses } from './CompareAddresses.tsx'
import { SwapField } from './SwapField.tsx'
import { useSwapContext } from '../model/swapContext.ts'
import { useMessages } from '../../shared/useMessages.ts'

/** Sends to another address than the wallet's. Renders a `<div>` with a field. */
export function SwapRecipient() {
  return <AddressField name="recipient" />
}

/** Refunds to another address than the wallet's, if the transfer fails. Renders a `<div>` with a field. */
export function SwapRefund() {
  return <AddressField name="refundTo" />
}

function AddressField({ name }: { name: 'recipient' | 'refundTo' }) {
  const translate = useMessages()
  const { chains } = useTokens()
  const account = useWallet()?.address
  const { pay, receive, [name]: findings } = useSwapContext('Swap.Recipient').input
  const { problem, lookAlike, isFirst, isContract, address } = findings
  const chainId = name === 'recipient' ? receive?.chainId : pay?.chainId
  const chain = chainId === undefined ? '' : chainName(chains, chainId)
  const isUsable = address !== undefined && !problem
  return (
    <SwapField
      name={name}
      label={translate(name === 'recipient' ? 'swap.recipient' : 'swap.refund', { chain })}
      hint={translate(name === 'recipient' ? 'swap.recipient.hint' : 'swap.refund.hint')}
      placeholder={account}
      isInvalid={problem !== undefined || lookAlike !== undefined}
      notes={[
        problem && { kind: 'error', text: translate(`reason.address.${problem}`) },
        isUsable && isFirst ? { kind: 'info', text: translate('swap.recipient.first') } : undefined,
        isUsable && isContract
          ? { kind: 'warning', text: translate('swap.recipient.contract', { chain }) }
          : undefined,
      ]}
    >
      {isUsable && lookAlike && <CompareAddresses entered={address} known={lookAlike} />}
    </SwapField>
  )
}
