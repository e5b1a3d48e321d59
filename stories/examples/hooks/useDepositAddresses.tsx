import { useDepositAddresses } from '@causeway/react'
import { DepositAddressWidget } from '@causeway/react/widgets'

export function Example() {
  const { pending, forget } = useDepositAddresses()
  return (
    <>
      <ul>
        {pending.map(({ terms: { requestId } }) => (
          <li key={requestId}>
            {requestId.slice(0, 10)}…{' '}
            <button type="button" onClick={() => void forget(requestId)}>
              Forget
            </button>
          </li>
        ))}
      </ul>
      {pending.length === 0 && <p>No payments pending.</p>}
      <DepositAddressWidget defaultValue={{ amount: '1' }} />
    </>
  )
}
