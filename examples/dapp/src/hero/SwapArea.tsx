import { useTokens, type Token } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { useQuery } from '@tanstack/react-query'
import { readPurchase, readTrial } from '../sandbox/readTrial.ts'
import { readScenarios, scenariosKey } from '../sandbox/scenarios.ts'
import { Beside } from './Beside.tsx'
import { CheckoutArea } from './CheckoutArea.tsx'
import { LookSwitches } from './LookSwitches.tsx'
import { pitches } from './pitches.ts'
import { Snippet } from './Snippet.tsx'
import { TokenLogo } from '../ui/TokenLogo.tsx'
import { Stage } from './Stage.tsx'
import type { Looks } from './useLook.ts'

const trial = readTrial(location.search)
const purchase = readPurchase(location.search)
const pitch = pitches[purchase ?? 'swap']
const slots = { TokenLogo }

interface SwapAreaProps {
  onConnect: () => void
  looks: Looks
}

/** What the page is for, the widget that does it, and the lines that show it. */
export function SwapArea({ onConnect, looks }: SwapAreaProps) {
  const { chains, tokens } = useTokens()
  const [first, second] = chains
  // Only a page that asks for a sponsor meets its limit.
  const { data: isSponsored = false } = useQuery({
    queryKey: scenariosKey,
    queryFn: readScenarios,
    select: ({ scenario }) => scenario === 'sponsorCapReached',
  })
  const stablecoinOn = (chainId: number | undefined): Token | undefined =>
    tokens.find((token) => token.chainId === chainId && token.symbol === 'USDC')
  // A visitor without a wallet has no tokens of their own at the top.
  const popular = tokens.filter(({ symbol }) => symbol === 'ETH' || symbol === 'USDC')
  return (
    <section className="swap-area hero" aria-labelledby="swap-title">
      <div className="pitch">
        <h1 id="swap-title">{pitch.title}</h1>
        <p className="lead">
          {pitch.lead}{' '}
          {purchase ? <a href="/">Or swap.</a> : <a href="/deposit">No wallet? Pay to an address.</a>}
        </p>
      </div>
      <Stage {...looks}>
        {purchase ? (
          <CheckoutArea purchase={purchase} onConnect={onConnect} />
        ) : (
          <SwapWidget
            defaultPay={stablecoinOn(first?.id)}
            defaultReceive={stablecoinOn(second?.id)}
            onConnectWallet={onConnect}
            slots={slots}
            popularTokens={popular}
            sponsorship={isSponsored ? {} : undefined}
            {...trial}
          />
        )}
      </Stage>
      <Beside summary="Code and other looks">
        <Snippet code={pitch.code} />
        <LookSwitches {...looks} />
      </Beside>
    </section>
  )
}
