import { useClient } from '@causeway/react'
import { getRequests } from '@causeway/react/actions'
import { useState } from 'react'

export function Example() {
  const client = useClient()
  const [count, setCount] = useState<number>()
  const ask = async () => {
    const { requests } = await getRequests(client, { limit: 50 })
    setCount(requests.length)
  }
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Count everyone’s swaps
      </button>
      {count !== undefined && <p role="status">The provider lists {count}.</p>}
    </>
  )
}
