'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { isDepositEndedByDrop } from '../../../schemas/requests/isDepositEndedByDrop.ts'
import { explorerAddressLink } from '../../shared/model/links/explorerAddressLink.ts'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import { useDepositContext } from '../model/depositContext.ts'
import { usePart } from '../usePart.ts'

/** A link to where a dropped deposit would appear if it were mined after all. An explorer doesn't know the transaction itself. */
export function DepositAddressDropped() {
  const part = usePart()
  const { chains } = useTokens()
  const { announce, deposit } = useDepositContext('DepositAddress.Status')
  const { progress, terms } = deposit
  if (!progress || !isDepositEndedByDrop(progress)) return null
  const { record, originChainId } = progress
  const link = explorerAddressLink(chains, originChainId, terms?.address ?? record?.depositAddress?.address)
  return (
    <OutcomeLinks
      attributes={part('deposit-address-links')}
      link={link}
      isAddress
      shareLink={undefined}
      text=""
      announce={announce}
    />
  )
}
