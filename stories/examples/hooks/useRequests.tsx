import { useRequests, useWallet } from '@causeway/react'

export function Example() {
  const { data, hasNextPage, fetchNextPage } = useRequests({ user: useWallet()?.address, limit: 5 })
  const requests = data?.pages.flatMap((page) => page.requests) ?? []
  return (
    <>
      <ul>
        {requests.map(({ id, status }) => (
          <li key={id}>
            {id.slice(0, 10)}… <b>{status}</b>
          </li>
        ))}
      </ul>
      <button type="button" disabled={!hasNextPage} onClick={() => void fetchNextPage()}>
        More
      </button>
    </>
  )
}
