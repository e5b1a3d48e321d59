import { useDepositAddress, useTokens } from '@causeway/react'
import { useState } from 'react'
import { parseEther } from 'viem'

export function Example() {
  const [origin, destination] = useTokens().chains
  const [refundTo, setRefundTo] = useState('')
  const [isOwn, setIsOwn] = useState(false)
  const { request, problems, payable, status } = useDepositAddress({
    originChainId: origin?.id,
    destinationChainId: destination?.id,
    amount: parseEther('1'),
    refundTo,
    acceptedRefundTo: isOwn ? refundTo : undefined,
  })
  if (payable) {
    return (
      <p>
        Send 1 ETH to <code>{payable.address}</code> ({status}).
      </p>
    )
  }
  return (
    <>
      <label>
        Your wallet on {origin?.name}, for a refund{' '}
        <input value={refundTo} onChange={({ currentTarget }) => setRefundTo(currentTarget.value)} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={isOwn}
          onChange={({ currentTarget }) => setIsOwn(currentTarget.checked)}
        />{' '}
        It’s my own, not an exchange’s
      </label>
      <button type="button" disabled={problems.length > 0} onClick={request}>
        Get an address
      </button>
    </>
  )
}
