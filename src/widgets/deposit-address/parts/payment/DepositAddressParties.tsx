'use client'
import type { DepositConversion } from '../../../../deposit/findPoorConversion.ts'
import type { DepositParties } from '../../../../deposit/request/depositParties.ts'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { formatBasisPoints } from '../../../../utils/format/formatPercent.ts'
import { formatUsd } from '../../../../utils/format/formatUsd.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { useDepositContext } from '../../model/depositContext.ts'
import { useDepositValues } from '../../model/useDepositValues.ts'
import { usePart } from '../../usePart.ts'
import { DepositAddressText } from './DepositAddressText.tsx'
import { MainButton } from '../../../shared/slots/MainButton.tsx'

/**
 * Everyone involved in a recovered request, in full, what it exchanges if that must be confirmed, and the button with
 * which the user recognizes all of it.
 */
export function DepositAddressParties({ parties }: { parties: DepositParties }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { deposit, acceptParties } = useDepositContext('DepositAddress.Payment')
  const { words, promised } = useDepositValues(undefined, deposit.progress)
  const { user, recipient, refundTo, recoveryAddress, appFeeRecipients, conversion } = parties
  const facts: [label: string, address: string | undefined][] = [
    [translate('deposit.recipient', { chain: words.destination }), recipient],
    [translate('deposit.fact.refundTo'), refundTo],
    [translate('deposit.parties.user'), user],
    [translate('deposit.fact.recovery'), recoveryAddress],
    ...appFeeRecipients.map((fee): [string, string] => [translate('deposit.parties.fee'), fee]),
  ]
  return (
    <>
      <h3 {...part('deposit-address-heading')}>{translate('deposit.parties')}</h3>
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
      {conversion && (
        <>
          <dl {...part('facts')}>
            <Fact label={translate('deposit.send.amount')}>
              <bdi>{words.quoted}</bdi>
            </Fact>
            <Fact label={translate('activity.received.quoted')}>
              <bdi>{promised ?? '?'}</bdi>
            </Fact>
          </dl>
          <p {...part('deposit-address-notice', 'error')}>{lossText(conversion)}</p>
        </>
      )}
      <MainButton
        type="button"
        onClick={() => acceptParties(parties)}
        {...part('deposit-address-submit', 'ready')}
      >
        {translate(conversion ? 'deposit.parties.confirmAll' : 'deposit.parties.confirm')}
      </MainButton>
    </>
  )

  function lossText({ lossBps, lossUsd }: DepositConversion): string {
    const usd = formatUsd(lossUsd, { locale, rounding: 'up' })
    if (lossBps === undefined || !usd) return translate('review.impact.unknown')
    return translate('review.impact', { usd, percent: formatBasisPoints(lossBps, locale) })
  }
}
