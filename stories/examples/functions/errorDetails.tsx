import { errorDetails, useRequestStatus } from '@causeway/react'

export function Example() {
  const { error } = useRequestStatus({ requestId: 'no such request' })
  if (!error) return <p>Loading…</p>
  return (
    <>
      <p role="alert">{error.message}</p>
      <button type="button" onClick={() => void navigator.clipboard.writeText(errorDetails(error))}>
        Copy details for support
      </button>
    </>
  )
}
