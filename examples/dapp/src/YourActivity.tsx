import { ActivityWidget } from '@causeway/react/widgets'

/** What the connected account swapped. */
export function YourActivity() {
  return (
    <section className="your-activity" aria-labelledby="your-activity-title">
      <h2 id="your-activity-title">Your activity</h2>
      <div data-look="harbor">
        <ActivityWidget />
      </div>
    </section>
  )
}
