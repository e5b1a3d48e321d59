'use client'
import type { DepositParties as Parties } from '../../../../deposit/depositParties.ts'
import { Fact } from '../../../shared/parts/Fact.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { sanitizeText } from '../../../../utils/sanitizeText.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { useDepositValues } from '../../model/useDepositValues.ts'
import { usePart } from '../../usePart.ts'
import { DepositAddressText } from './DepositAddressText.tsx'
import { MainButton } from '../../../shared/slots/MainButton.tsx'

/** Everybody whom a request that was found again serves, in full, and the button by which the person recognises them. */
export function DepositParties({ parties }: { parties: Parties }) {
  const part = usePart()
  const translate = useMessages()
  const { deposit, acknowledgeParties } = useDepositContext('DepositAddress.Payment')
  const { words } = useDepositValues(undefined, deposit.progress)
  const { user, recipient, refundTo, recoveryAddress, appFeeRecipients } = parties
  const facts: [label: string, address: string | undefined][] = [
    [translate('deposit.recipient', { chain: words.destination }), recipient],
    [translate('deposit.fact.refundTo'), refundTo],
    [translate('deposit.parties.user'), user],
    [translate('deposit.fact.recovery'), recoveryAddress],
    ...appFeeRecipients.map((fee): [string, string] => [translate('deposit.parties.fee'), fee]),
  ]
  return (
    <>
      <h3 {...part('deposit-heading')}>{translate('deposit.parties')}</h3>
      <dl {...part('facts')}>
        {facts.map(
          ([label, address]) =>
            address && (
              <Fact key={`${label} ${address}`} label={label}>
                <DepositAddressText address={sanitizeText(address)} />
              </Fact>
            ),
        )}
      </dl>
      <MainButton
        type="button"
        onClick={() => acknowledgeParties(parties)}
        {...part('deposit-submit', 'ready')}
      >
        {translate('deposit.parties.confirm')}
      </MainButton>
    </>
  )
}
