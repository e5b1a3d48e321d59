import { DepositAddressWidget } from '@causeway/react/widgets'
import { Beside } from '../hero/Beside.tsx'
import { LookSwitches } from '../hero/LookSwitches.tsx'
import { Stage } from '../hero/Stage.tsx'
import type { Looks } from '../hero/useLook.ts'
import { PayButtons } from './PayButtons.tsx'
import type { PayFromElsewhere } from './payFromElsewhere.ts'

const parameters = new URLSearchParams(location.search)
const isOpen = parameters.get('type') === 'open'
const quoteParameters = { type: 'open' } as const

/**
 * The way to pay from any wallet or exchange. A link may name the request that is shown, `/deposit?request=0x…`, and
 * `/deposit?type=open` asks for addresses that take any amount.
 */
export function DepositArea({ pay, looks }: { pay: PayFromElsewhere; looks: Looks }) {
  return (
    <section className="swap-area hero" aria-labelledby="deposit-title">
      <div className="pitch">
        <h1 id="deposit-title">Pay without a wallet</h1>
        <p className="lead">
          Get an address, pay to it from anywhere, and watch your funds arrive.{' '}
          {isOpen ? (
            <a href="/deposit">Try a strict address.</a>
          ) : (
            <a href="/deposit?type=open">Try an open address.</a>
          )}{' '}
          <a href="/">Or swap with a wallet.</a>
        </p>
      </div>
      <Stage {...looks}>
        <DepositAddressWidget
          {...(isOpen && { quoteParameters })}
          defaultRequestId={parameters.get('request') ?? undefined}
        />
      </Stage>
      <div className="beside deposit-side">
        <PayButtons pay={pay} />
        <Beside summary="Other looks">
          <LookSwitches {...looks} />
        </Beside>
      </div>
    </section>
  )
}
