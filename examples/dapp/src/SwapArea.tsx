import { useTokens, type Token } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { readTrial } from './sandbox/readTrial.ts'

const trial = readTrial(location.search)

/** What the page is for, and the widget that does it. */
export function SwapArea({ onConnect }: { onConnect: () => void }) {
  const { chains, tokens } = useTokens()
  const [first, second] = chains
  const stablecoinOn = (chainId: number | undefined): Token | undefined =>
    tokens.find((token) => token.chainId === chainId && token.symbol === 'USDC')
  return (
    <section className="swap-area" aria-labelledby="swap-title">
      <h1 id="swap-title">Move money between chains</h1>
      <p className="lead">
        One form, one price, and the money lands on the other side within seconds.{' '}
        <a href="/deposit">No wallet here? Pay to an address.</a>
      </p>
      <SwapWidget
        defaultPay={stablecoinOn(first?.id)}
        defaultReceive={stablecoinOn(second?.id)}
        onConnectWallet={onConnect}
        {...trial}
      />
    </section>
  )
}
