import { useRequests } from '@causeway/react'
import { FeesWidget, type FeesOptions } from '@causeway/react/widgets'

/** The fees of the newest request of the history. */
export function PaidFees(props: FeesOptions) {
  const { data } = useRequests({ user: null, limit: 1, query: { refetchInterval: 100 } })
  const record = data?.pages[0]?.requests[0]
  return record ? <FeesWidget {...props} record={record} /> : <p>No request yet</p>
}
