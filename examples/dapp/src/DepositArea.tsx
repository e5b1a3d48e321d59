import { DepositAddressWidget } from '@causeway/react/widgets'

/** The way to pay from any wallet or exchange. A link may name the request that is shown: `/deposit?request=0x…`. */
export function DepositArea() {
  return (
    <section className="swap-area" aria-labelledby="deposit-title">
      <h1 id="deposit-title">Pay without a wallet</h1>
      <p className="lead">
        Get an address, send to it from anywhere, and watch the money arrive.{' '}
        <a href="/">Or swap with a wallet.</a>
      </p>
      <DepositAddressWidget
        defaultRequestId={new URLSearchParams(location.search).get('request') ?? undefined}
      />
    </section>
  )
}
