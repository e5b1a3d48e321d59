import { useRequests, useRequestStatus } from '@causeway/react'

export function Example() {
  const { data } = useRequests({ user: null, limit: 1 })
  const requestId = data?.pages[0]?.requests[0]?.id
  const { data: request } = useRequestStatus({ requestId })
  return (
    <p>
      Latest swap: <b>{request?.status ?? 'loading'}</b>.
    </p>
  )
}
