import { ActivityWidget } from '@causeway/react/widgets'

/** The transfers of the connected account. */
export function Transfers() {
  return (
    <section className="transfers" aria-labelledby="transfers-title">
      <h2 id="transfers-title">Recent transfers</h2>
      <div data-look="harbor">
        <ActivityWidget />
      </div>
    </section>
  )
}
