import { useTokens } from '@causeway/react'
import { Swap, useSwap } from '@causeway/react/widgets'

export function Example() {
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  return (
    <Swap.Root defaultPay={pay} defaultReceive={receive} defaultAmount="100">
      <Swap.Side side="pay">
        <Swap.Amount />
        <Swap.Token />
      </Swap.Side>
      <Swap.Side side="receive">
        <Swap.Amount />
        <Swap.Token />
      </Swap.Side>
      <Send />
    </Swap.Root>
  )
}

function Send() {
  const { submitText, canSubmit, submit } = useSwap()
  return (
    <button type="button" disabled={!canSubmit} onClick={submit}>
      {submitText}
    </button>
  )
}
