import { useRequests, useSuspenseRequestStatus } from '@causeway/react'
import { Suspense } from 'react'

export function Example() {
  const { data } = useRequests({ user: null, limit: 1 })
  const requestId = data?.pages[0]?.requests[0]?.id
  if (requestId === undefined) return null
  return (
    <Suspense fallback="Looking it up…">
      <Status requestId={requestId} />
    </Suspense>
  )
}

function Status({ requestId }: { requestId: string }) {
  const { data: request } = useSuspenseRequestStatus({ requestId })
  return <p>Latest swap: {request.status}.</p>
}
