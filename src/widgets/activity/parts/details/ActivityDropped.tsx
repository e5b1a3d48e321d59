'use client'
import { useTokens } from '../../../../hooks/useTokens.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { explorerAddressLink } from '../../../shared/model/links/explorerAddressLink.ts'
import { OutcomeLinks } from '../../../shared/parts/outcome/OutcomeLinks.tsx'
import { useActivityContext } from '../../model/activityContext.ts'
import { isRecordEndedByDrop } from '../../model/record/isRecordEndedByDrop.ts'
import { requestRoute } from '../../model/record/requestRoute.ts'
import { usePart } from '../../usePart.ts'

/**
 * A link to where a dropped deposit would appear if it were mined after all: the deposit address, or its sender's transactions. An explorer
 * doesn't know the transaction itself.
 */
export function ActivityDropped({ record }: { record: RequestRecord }) {
  const part = usePart()
  const { chains } = useTokens()
  const { announce } = useActivityContext('Activity.Details')
  if (!isRecordEndedByDrop(record)) return null
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
