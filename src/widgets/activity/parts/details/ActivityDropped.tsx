'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { depositHashOf, requestLegs } from '../../../../schemas/requests/requestLegs.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { explorerAddressLink } from '../../../shared/model/links/explorerAddressLink.ts'
import { OutcomeLinks } from '../../../shared/parts/outcome/OutcomeLinks.tsx'
import { useActivityContext } from '../../model/activityContext.ts'
import { isRecordEndedByDrop } from '../../model/record/isRecordEndedByDrop.ts'
import { requestRoute } from '../../model/record/requestRoute.ts'
import { usePart } from '../../usePart.ts'

/**
 * Where a deposit that the network dropped would show if it went through after all: at the deposit address, or among its sender's
 * transactions. Renders nothing if its hash is known, which is linked among the transactions.
 */
export function ActivityDropped({ record }: { record: RequestRecord }) {
  const part = usePart()
  const { chains } = useTokens()
  const { announce } = useActivityContext('Activity.Details')
  if (!isRecordEndedByDrop(record) || depositHashOf(record) || requestLegs(record).length > 0) return null
  const place = record.depositAddress?.address ?? record.sender ?? record.user
  return (
    <OutcomeLinks
      attributes={part('activity-reason')}
      link={explorerAddressLink(chains, requestRoute(record).originChainId, place)}
      isAddress
      shareLink={undefined}
      text=""
      announce={announce}
    />
  )
}
