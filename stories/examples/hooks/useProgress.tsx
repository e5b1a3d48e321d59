import { useExecuteSteps, useQuote, useTokens, useWallet } from '@causeway/react'
import { Progress, useProgress } from '@causeway/react/widgets'

export function Example() {
  const user = useWallet()?.address
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const { data: quote } = useQuote({
    user,
    refundTo: user,
    originChainId: pay?.chainId,
    originCurrency: pay?.address,
    destinationChainId: receive?.chainId,
    destinationCurrency: receive?.address,
    amount: 100_000_000n,
    tradeType: 'EXACT_INPUT',
  })
  const { executeSteps } = useExecuteSteps()
  return (
    <>
      <button type="button" disabled={!quote} onClick={() => quote && executeSteps({ quote })}>
        Send 100 USDC
      </button>
      <Progress.Root>
        <Line />
      </Progress.Root>
    </>
  )
}

function Line() {
  const { title, steps } = useProgress()
  const done = steps.filter(({ status }) => status === 'done').length
  return (
    <p>
      {title} {steps.length > 0 && `(${done} of ${steps.length})`}
    </p>
  )
}
