'use client'
import { useRequests } from '@causeway/react'

export function Activity(parameters: { user: string }) {
  const { data } = useRequests(parameters)
  const requests = data?.pages.flatMap((page) => page.requests) ?? []
  return (
    <ul>
      {requests.map(({ id, status }) => (
        <li key={id}>
          {id}: {status}
        </li>
      ))}
    </ul>
  )
}
