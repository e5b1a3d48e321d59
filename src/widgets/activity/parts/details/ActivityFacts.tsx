'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { requestLegs } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { refundsPayer } from '../../../../schemas/refundsPayer.ts'
import { formatDuration } from '../../../../utils/format/time/formatDuration.ts'
import { usePart } from '../../usePart.ts'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { CopyableCode } from '../../../shared/parts/copy/CopyableCode.tsx'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { serviceWord } from '../../model/record/serviceWord.ts'
import { durationOf } from '../../../shared/model/durationOf.ts'
import { requestRoute } from '../../model/record/requestRoute.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { formatDateTime } from '../../../../utils/format/time/formatDateTime.ts'
import { formatList } from '../../../../utils/format/formatList.ts'

/** Type, times, addresses and IDs of a request. */
export function ActivityFacts({ record }: { record: RequestRecord }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const { announce } = useActivityContext('Activity.Details')
  const { originChainId, destinationChainId } = requestRoute(record)
  const { requestType, features = [], depositAddress } = record
  // A payment to a deposit address may create its request.
  const seconds = durationOf(requestLegs(record), {
    ...record,
    createdAt: depositAddress ? undefined : record.createdAt,
  })
  const isPayerRefunded = refundsPayer(record.refundTo)
  const on = (chainId: number | undefined) =>
    chainId === undefined ? undefined : translate('address.label', { chain: chainName(chains, chainId) })
  const words = [
    {
      key: 'kind',
      text: requestType && serviceWord('activity.kind', requestType, translate),
    },
    {
      key: 'features',
      text: formatList(
        features.map((feature) => serviceWord('activity.feature', feature, translate)),
        locale,
        'narrow',
      ),
    },
    { key: 'created', text: formatDateTime(Date.parse(record.createdAt ?? ''), locale) },
    { key: 'updated', text: formatDateTime(Date.parse(record.updatedAt ?? ''), locale) },
    {
      key: 'duration',
      text:
        seconds === undefined
          ? ''
          : // Block times are in whole seconds.
            `${seconds === 0 ? '<' : ''}${formatDuration(seconds || 1, locale, Math.round)}`,
    },
    { key: 'refundTo', text: isPayerRefunded && translate('review.refundTo.payer') },
  ] as const
  const ids = [
    { key: 'request', code: record.id },
    { key: 'orderId', code: record.protocol?.orderId },
  ] as const
  // Users compare the parties, so addresses are shown in full.
  const addresses = [
    { key: 'sender', code: record.sender ?? record.user, hint: on(originChainId) },
    { key: 'recipient', code: record.recipient, hint: on(destinationChainId) },
    { key: 'refundTo', code: isPayerRefunded ? undefined : record.refundTo, hint: undefined },
    { key: 'depositAddress', code: depositAddress?.address, hint: on(originChainId) },
    { key: 'recoveryAddress', code: depositAddress?.recoveryAddress, hint: on(originChainId) },
  ] as const
  return (
    <section {...part('facts-section')}>
      <h3 {...part('facts-heading')}>{translate('activity.facts')}</h3>
      <dl {...part('facts')}>
        {words.map(
          ({ key, text }) =>
            text && (
              <Fact key={key} label={translate(`activity.fact.${key}`)}>
                <bdi>{text}</bdi>
              </Fact>
            ),
        )}
        {ids.map(
          ({ key, code }) =>
            code && (
              <Fact key={key} label={translate(`activity.fact.${key}`)}>
                <CopyableCode
                  isShort
                  text={code}
                  what={translate(`activity.fact.${key}`)}
                  announce={announce}
                />
              </Fact>
            ),
        )}
        {addresses.map(
          ({ key, code, hint }) =>
            code && (
              <Fact key={key} label={translate(`activity.fact.${key}`)} hint={hint}>
                <CopyableCode text={code} what={translate(`activity.fact.${key}`)} announce={announce} />
              </Fact>
            ),
        )}
      </dl>
    </section>
  )
}
