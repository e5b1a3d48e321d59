'use client'
import { forwardRef } from 'react'
import { hasEvmAddresses } from '../../../../utils/address/families/parseChainAddress.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { useWallet } from '../../../../hooks/useWallet.ts'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { CompareAddresses } from './CompareAddresses.tsx'
import { SwapField } from './SwapField.tsx'
import { useSwapContext } from '../../model/swapContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** Sends to another address than the wallet's. Renders a `<div>` with a field. */
export const SwapRecipient = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapRecipient(props, ref) {
  return <AddressField {...props} ref={ref} name="recipient" />
})

/** Refunds to another address than the wallet's, if the transfer fails. Renders a `<div>` with a field. */
export const SwapRefund = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapRefund(props, ref) {
  return <AddressField {...props} ref={ref} name="refundTo" />
})

interface AddressFieldProps extends PartProps<'div'> {
  name: 'recipient' | 'refundTo'
}

const AddressField = forwardRef<HTMLDivElement, AddressFieldProps>(function AddressField(
  { name, ...props },
  ref,
) {
  const translate = useMessages()
  const { chains } = useTokens()
  const account = useWallet()?.address
  const { pay, receive, [name]: findings } = useSwapContext('Swap.Recipient').entered
  const { problem, lookAlike, isFirstUse, isContract, address } = findings
  const chainId = name === 'recipient' ? receive?.chainId : pay?.chainId
  const chain = chainId === undefined ? '' : chainName(chains, chainId)
  // The wallet's own address is none outside the EVM.
  const isOwnUseless = !hasEvmAddresses(chains.find(({ id }) => id === chainId))
  const isUsable = address !== undefined && !problem
  return (
    <SwapField
      {...props}
      ref={ref}
      name={name}
      label={translate(name === 'recipient' ? 'swap.recipient' : 'swap.refund', { chain })}
      hint={
        isOwnUseless
          ? translate('swap.recipient.required', { chain })
          : translate(`swap.${name === 'recipient' ? 'recipient' : 'refund'}.hint`)
      }
      input={{ placeholder: isOwnUseless ? undefined : account }}
      isInvalid={problem !== undefined || lookAlike !== undefined}
      notes={[
        problem && { kind: 'error', text: translate(`reason.address.${problem}`) },
        isUsable && isFirstUse ? { kind: 'info', text: translate('swap.recipient.first') } : undefined,
        isUsable && isContract
          ? { kind: 'warning', text: translate('swap.recipient.contract', { chain }) }
          : undefined,
      ]}
    >
      {isUsable && lookAlike && <CompareAddresses entered={address} known={lookAlike} />}
    </SwapField>
  )
})
