import { useSuspenseRequests, useWallet } from '@causeway/react'
import { Suspense } from 'react'

export function Example() {
  const user = useWallet()?.address
  if (!user) return null
  return (
    <Suspense fallback="Loading your swaps…">
      <Newest user={user} />
    </Suspense>
  )
}

function Newest({ user }: { user: string }) {
  const { data } = useSuspenseRequests({ user, limit: 5 })
  const requests = data.pages.flatMap((page) => page.requests)
  return <p>Your latest swap: {requests[0]?.status ?? 'none yet'}.</p>
}
