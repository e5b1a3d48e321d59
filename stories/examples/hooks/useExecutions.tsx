import { useExecutions, useTokens } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'

export function Example() {
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const { pending, past } = useExecutions()
  return (
    <>
      <p role="status">
        {pending.length} in progress, {past.length} finished in this browser.
      </p>
      <SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount="25" />
    </>
  )
}
