import { useTokens } from '@causeway/react'
import { PendingExecutions, SwapWidget, usePendingExecutions } from '@causeway/react/widgets'

export function Example() {
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  return (
    <>
      <PendingExecutions.Root>
        <Count />
      </PendingExecutions.Root>
      <SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount="25" />
    </>
  )
}

function Count() {
  const { pending } = usePendingExecutions()
  return <p>{pending.length} other swaps in progress.</p>
}
