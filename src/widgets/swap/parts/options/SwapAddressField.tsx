'use client'
import { forwardRef } from 'react'
import { hasEvmAddresses } from '../../../../utils/address/families/parseChainAddress.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { useWallet } from '../../../../hooks/useWallet.ts'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { CompareAddresses } from './CompareAddresses.tsx'
import { SwapOptionField } from './SwapOptionField.tsx'
import { useSwapContext } from '../../model/swapContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

interface SwapAddressFieldProps extends PartProps<'div'> {
  name: 'recipient' | 'refundTo'
}

/** A field for an address that receives funds, with its problems and warnings. Renders a `<div>`. */
export const SwapAddressField = forwardRef<HTMLDivElement, SwapAddressFieldProps>(function SwapAddressField(
  { name, ...props },
  ref,
) {
  const translate = useMessages()
  const {
    pay,
    receive,
    [name]: findings,
  } = useSwapContext(name === 'recipient' ? 'Swap.Recipient' : 'Swap.Refund').parsed
  const { chains } = useTokens()
  const account = useWallet()?.address
  const { problem, lookAlike, isFirstUse, isContract, address } = findings
  const chainId = name === 'recipient' ? receive?.chainId : pay?.chainId
  const chain = chainId === undefined ? '' : chainName(chains, chainId)
  // Outside the EVM, the wallet's own address can't be used.
  const isOwnUseless = !hasEvmAddresses(chains.find(({ id }) => id === chainId))
  const isUsable = address !== undefined && !problem
  return (
    <SwapOptionField
      {...props}
      ref={ref}
      name={name}
      label={translate(name === 'recipient' ? 'swap.recipient' : 'swap.refund', { chain })}
      hint={
        isOwnUseless
          ? translate('reason.enterRecipient', { chain })
          : translate(`swap.${name === 'recipient' ? 'recipient' : 'refund'}.hint`)
      }
      input={{ placeholder: isOwnUseless ? undefined : account }}
      isInvalid={problem !== undefined || lookAlike !== undefined}
      notes={[
        problem && { kind: 'error', text: translate(`reason.address.${problem}`) },
        isUsable && isFirstUse && name === 'refundTo'
          ? { kind: 'info', text: translate('swap.refund.first') }
          : undefined,
        isUsable && isFirstUse && name === 'recipient' && account
          ? { kind: 'warning', text: translate('review.disclosure.recipient') }
          : undefined,
        isUsable && isContract
          ? { kind: 'warning', text: translate('swap.recipient.contract', { chain }) }
          : undefined,
      ]}
    >
      {isUsable && lookAlike && <CompareAddresses entered={address} known={lookAlike} />}
    </SwapOptionField>
  )
})
