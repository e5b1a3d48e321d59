'use client'
import { isUndelivered } from '../../../../schemas/status/requestStatus.ts'
import { useClient } from '../../../../hooks/useClient.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { usePart } from '../../usePart.ts'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { QuotedAndActualText } from '../../../shared/parts/figures/QuotedAndActualText.tsx'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { useFigureText } from '../../../shared/messages/figures/useFigureText.ts'
import { useRateText } from '../../../shared/messages/figures/useRateText.ts'
import { requestRoute } from '../../model/record/requestRoute.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/** What was paid and received, as quoted and as executed, and who swapped it. */
export function ActivityRoute({ record }: { record: RequestRecord }) {
  const part = usePart()
  const translate = useMessages()
  const { brand } = useClient()
  const { chains } = useTokens()
  const { paid, received, refunded, topup, originChainId, destinationChainId } = requestRoute(record)
  const figureText = useFigureText([refunded, topup])
  const { quoted, actual } = record.data.route ?? {}
  const chainOf = (chainId: number | undefined) =>
    chainId === undefined ? undefined : chainName(chains, chainId)
  // The provider isn't named as the router: that would add nothing.
  const hintOf = (chainId: number | undefined, router: string | undefined) =>
    [
      chainOf(chainId),
      router && router !== brand && translate('activity.router', { router: sanitizeText(router) }),
    ]
      .filter(Boolean)
      .join(' · ')
  // An undelivered request expects no output anymore.
  const isOff = isUndelivered(record.status)
  const rate = useRateText({
    rate: actual?.rate,
    paid: (paid.actual ?? paid.quoted)?.currency,
    received: (received.actual ?? received.quoted)?.currency,
  })
  return (
    <section {...part('facts-section')}>
      <h3 {...part('facts-heading')}>{translate('activity.route')}</h3>
      <dl {...part('facts')}>
        <Fact
          label={translate(paid.actual ? 'activity.paid' : 'activity.paid.quoted')}
          hint={hintOf(originChainId, (actual?.origin ?? quoted?.origin)?.router)}
        >
          <QuotedAndActualText {...paid} isAgreementShown={false} />
        </Fact>
        <Fact
          label={translate(received.actual ? 'activity.received' : 'activity.received.quoted')}
          hint={hintOf(destinationChainId, (actual?.destination ?? quoted?.destination)?.router)}
        >
          <QuotedAndActualText {...received} rounding="down" />
        </Fact>
        {refunded && (
          <Fact label={translate('activity.status.refund')} hint={chainOf(refunded.currency?.chainId)}>
            <bdi>{figureText(refunded, 'down')}</bdi>
          </Fact>
        )}
        {topup && (
          <Fact label={translate('activity.topup')} hint={chainOf(topup.currency?.chainId)}>
            <bdi>{figureText(topup, 'down')}</bdi>
          </Fact>
        )}
        {!isOff && rate && (
          <Fact label={translate('activity.rate')}>
            <bdi>{rate}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  )
}
