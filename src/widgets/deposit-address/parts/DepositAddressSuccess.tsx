'use client'
import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { durationOf } from '../../shared/model/durationOf.ts'
import { explorerLink } from '../../shared/model/links/explorerLink.ts'
import { OutcomeFacts } from '../../shared/parts/outcome/OutcomeFacts.tsx'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import { useDepositContext } from '../model/depositContext.ts'
import { usePart } from '../usePart.ts'

/** The received value, the duration, and a link to the delivery to open or share. */
export function DepositAddressSuccess({ progress, text }: { progress: DepositProgress; text: string }) {
  const part = usePart()
  const { chains } = useTokens()
  const { announce } = useDepositContext('DepositAddress.Status')
  const { legs, received, record, destinationChainId } = progress
  const delivery = legs.findLast(({ kind }) => kind === 'delivery')
  const chainId = delivery?.chainId ?? destinationChainId
  const link = delivery && chainId !== undefined ? explorerLink(chains, chainId, delivery.txHash) : undefined
  // A refund of the excess may take longer than the swap.
  const seconds = durationOf(
    legs.filter(({ kind }) => kind !== 'refund'),
    // A payment may create its request.
    { updatedAt: record?.updatedAt },
  )
  return (
    <>
      <OutcomeFacts received={received} seconds={seconds} />
      <OutcomeLinks
        attributes={part('deposit-address-links')}
        link={link}
        shareLink={link}
        text={text}
        announce={announce}
      />
    </>
  )
}
