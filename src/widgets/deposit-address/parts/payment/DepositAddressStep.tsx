'use client'
import { useRef } from 'react'
import type { DepositTerms } from '../../../../deposit/depositTerms.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { useDepositContext } from '../../model/depositContext.ts'
import { usePart } from '../../usePart.ts'
import { DepositTermsTable } from '../DepositTermsTable.tsx'
import { DepositAddressText, groupsOf } from './DepositAddressText.tsx'
import { DepositCopy } from './DepositCopy.tsx'

// A chunk of its own, since drawing needs a library, and the address can be copied without it.
const LazyDepositQr = lazyChunk(async () => (await import('./DepositQr.tsx')).DepositQr)

/** The second step: the address to copy, listen to or scan, with its terms. Renders an `<li>`. */
export function DepositAddressStep({ terms }: { terms: DepositTerms }) {
  const part = usePart()
  const translate = useMessages()
  const { chains } = useTokens()
  const { announce } = useDepositContext('DepositAddress.Payment')
  const addressText = useRef<HTMLElement>(null)
  const { address, pay } = terms
  const chain = chainName(chains, pay.chainId)
  const label = translate('deposit.send.address', { chain })
  return (
    <li {...part('deposit-address-step')}>
      <h3 {...part('deposit-address-heading')}>{translate('deposit.step.address', { chain })}</h3>
      <dl {...part('facts')}>
        <Fact label={label} isTitled>
          <DepositAddressText address={address} ref={addressText} />
          <span {...part('hidden-text')}>
            {translate('deposit.send.address.ends', {
              start: address.slice(0, 6),
              end: address.slice(-4),
            })}
          </span>
          <DepositCopy text={address} shown={addressText} what={label} />{' '}
          <button
            type="button"
            onClick={() =>
              announce(
                groupsOf(address)
                  .map(({ group }) => group)
                  .join(' '),
              )
            }
            {...part('copy')}
          >
            {translate('deposit.send.address.read')}
          </button>
        </Fact>
      </dl>
      <p {...part('deposit-address-advice')}>{translate('deposit.send.compare')}</p>
      <DepositTermsTable isAgreed />
      <LazyDepositQr terms={terms} chain={chains.find(({ id }) => id === pay.chainId)} />
    </li>
  )
}
