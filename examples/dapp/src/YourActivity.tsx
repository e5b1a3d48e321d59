import { ActivityWidget } from '@causeway/react/widgets'
import { Stage } from './hero/Stage.tsx'
import type { Looks } from './hero/useLook.ts'

/** What the connected account swapped. */
export function YourActivity({ looks }: { looks: Looks }) {
  return (
    <section className="your-activity" aria-labelledby="your-activity-title">
      <h2 id="your-activity-title">Your activity</h2>
      <Stage {...looks}>
        <ActivityWidget />
      </Stage>
    </section>
  )
}
