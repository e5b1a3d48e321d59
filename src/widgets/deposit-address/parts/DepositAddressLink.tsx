'use client'
import { useTokens } from '../../../hooks/useTokens.ts'
import { ShortCode } from '../../shared/parts/copy/ShortCode.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { explorerAddressLink } from '../../shared/model/links/explorerAddressLink.ts'
import { OutcomeLinks } from '../../shared/parts/outcome/OutcomeLinks.tsx'
import { useDepositContext } from '../model/depositContext.ts'
import { isRemembered } from '../model/status/isRemembered.ts'
import { usePart } from '../usePart.ts'

/**
 * A link to the address in its explorer, which shows a payment that the provider doesn't, such as a dropped one that is mined after all. If
 * only this browser remembers that it was paid, also the address, shortened so that it can't be paid again.
 */
export function DepositAddressLink() {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const { announce, deposit } = useDepositContext('DepositAddress.Status')
  const { progress, terms, status } = deposit
  if (!progress) return null
  const { record, originChainId } = progress
  const address = terms?.address ?? record?.depositAddress?.address
  const isShortShown = status === 'paid' && isRemembered(progress)
  return (
    <>
      {isShortShown && address && originChainId !== undefined && (
        <dl {...part('facts')}>
          <Fact label={translate('deposit.send.address', { chain: chainName(chains, originChainId) })}>
            <ShortCode text={address} />
          </Fact>
        </dl>
      )}
      <OutcomeLinks
        attributes={part('deposit-address-links')}
        link={explorerAddressLink(chains, originChainId, address)}
        isAddress
        shareLink={undefined}
        text=""
        announce={announce}
      />
    </>
  )
}
