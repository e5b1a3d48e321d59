import { useTokens, type Token } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { useState } from 'react'
import { readPurchase, readTrial } from '../sandbox/readTrial.ts'
import { Beside } from './Beside.tsx'
import { CheckoutArea } from './CheckoutArea.tsx'
import { LookSwitches } from './LookSwitches.tsx'
import type { Look, Width } from './looks.ts'
import { Snippet } from './Snippet.tsx'

const trial = readTrial(location.search)
const purchase = readPurchase(location.search)

/** What the page is for, the widget that does it, and the lines that show it. */
export function SwapArea({ onConnect }: { onConnect: () => void }) {
  const { chains, tokens } = useTokens()
  const [look, setLook] = useState<Look>('harbor')
  const [width, setWidth] = useState<Width>('full')
  const [first, second] = chains
  const stablecoinOn = (chainId: number | undefined): Token | undefined =>
    tokens.find((token) => token.chainId === chainId && token.symbol === 'USDC')
  return (
    <section className="swap-area hero" aria-labelledby="swap-title">
      <div className="pitch">
        <h1 id="swap-title">Move money between networks</h1>
        <p className="lead">
          One form, one price, and your funds arrive within seconds.{' '}
          <a href="/deposit">No wallet? Pay to an address.</a>
        </p>
      </div>
      <div className="stage" data-look={look} data-width={width}>
        {purchase ? (
          <CheckoutArea purchase={purchase} onConnect={onConnect} />
        ) : (
          <SwapWidget
            defaultPay={stablecoinOn(first?.id)}
            defaultReceive={stablecoinOn(second?.id)}
            onConnectWallet={onConnect}
            {...trial}
          />
        )}
      </div>
      <Beside>
        <Snippet />
        <LookSwitches look={look} width={width} onLook={setLook} onWidth={setWidth} />
      </Beside>
    </section>
  )
}
