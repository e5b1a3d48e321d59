import { useExecuteSteps, useExecution, useQuote, type UseQuoteParameters } from '@causeway/react'
import { ProgressWidget } from '@causeway/react/widgets'
import { useEffect, useRef } from 'react'
import { TokenLogo } from '../../../examples/dapp/src/ui/TokenLogo.tsx'
import { useStoryQuoteParameters } from './useStoryQuoteParameters.ts'

const slots = { TokenLogo }

/** A button of the page around the widgets. */
export const pageButtonStyle = {
  minBlockSize: 44,
  padding: '8px 20px',
  border: '1px solid currentColor',
  borderRadius: 12,
  background: 'transparent',
  color: 'inherit',
  font: '600 1rem/1.4 system-ui, sans-serif',
  cursor: 'pointer',
} as const

interface StorySwapProps {
  /** The token to bridge from Alder to Birch, 100 of it. @default 'USDC' */
  symbol?: string
  /** Parameters that differ. */
  parameters?: UseQuoteParameters
  /** Begins without being asked, as soon as there is a quote. @default false */
  startsAtOnce?: boolean
}

/** A quote of the sandbox, a button that executes it unless it starts at once, and its progress: a page without the swap form. */
export function StorySwap({ symbol, parameters, startsAtOnce = false }: StorySwapProps) {
  const { data: quote } = useQuote({ ...useStoryQuoteParameters(symbol), ...parameters })
  const { state } = useExecution()
  const { executeSteps } = useExecuteSteps()
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!startsAtOnce || !quote || hasStarted.current) return
    hasStarted.current = true
    executeSteps({ quote })
  }, [startsAtOnce, quote, executeSteps])
  if (state.status !== 'idle' || !quote || startsAtOnce) return <ProgressWidget slots={slots} />
  return (
    <button type="button" style={pageButtonStyle} onClick={() => executeSteps({ quote })}>
      Execute the quote
    </button>
  )
}
