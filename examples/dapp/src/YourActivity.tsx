import { ActivityWidget } from '@causeway/react/widgets'

/** What the connected account swapped. */
export function Transfers() {
  return (
    <section className="transfers" aria-labelledby="transfers-title">
      <h2 id="transfers-title">Your activity</h2>
      <div data-look="harbor">
        <ActivityWidget />
      </div>
    </section>
  )
}
