import { useRequests, useRequestStatus } from '@causeway/react'

export function Example() {
  const { data } = useRequests({ user: null, limit: 1 })
  const requestId = data?.pages[0]?.requests[0]?.id
  const { data: request } = useRequestStatus({ requestId })
  return (
    <p>
      The newest transfer is <b>{request?.status ?? 'being looked up'}</b>.
    </p>
  )
}
