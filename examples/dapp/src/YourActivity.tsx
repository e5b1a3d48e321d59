import { Activity } from '@causeway/react/widgets'
import { Stage } from './hero/Stage.tsx'
import type { Looks } from './hero/useLook.ts'
import { TokenLogo } from './ui/TokenLogo.tsx'

const slots = { TokenLogo }

/** What the connected account swapped. The search stands beside the heading, so that it moves nothing when it comes. */
export function YourActivity({ looks }: { looks: Looks }) {
  return (
    <section className="your-activity" aria-labelledby="your-activity-title">
      <Stage {...looks}>
        <Activity.Root slots={slots}>
          <Activity.Bar className="activity-head">
            <h2 id="your-activity-title" lang="en">
              Your activity
            </h2>
            <Activity.Search />
            <Activity.Sort />
            <Activity.Filters />
          </Activity.Bar>
          <Activity.List />
          <Activity.Total />
          <Activity.Clear />
          <Activity.Details />
        </Activity.Root>
      </Stage>
    </section>
  )
}
