'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { explorerAddressLink } from '../../shared/model/links/explorerAddressLink.ts'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import { useDepositContext } from '../model/depositContext.ts'
import { usePart } from '../usePart.ts'

/** A link to the address in its explorer, which shows a payment that the provider doesn't, such as a dropped one that is mined after all. */
export function DepositAddressLink() {
  const part = usePart()
  const { chains } = useTokens()
  const { announce, deposit } = useDepositContext('DepositAddress.Status')
  const { progress, terms } = deposit
  if (!progress) return null
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
