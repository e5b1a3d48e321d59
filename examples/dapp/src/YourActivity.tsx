import type { Messages } from '@causeway/react'
import { Activity } from '@causeway/react/widgets'
import { Stage } from './hero/Stage.tsx'
import type { Looks } from './hero/useLook.ts'
import { TokenLogo } from './ui/TokenLogo.tsx'

const slots = { TokenLogo }

/**
 * What the connected account swapped or, where payments belong to no account, what everyone did in the sandbox. The search stands beside
 * the heading, so that it moves nothing when it comes.
 */
export function YourActivity({
  looks,
  messages,
  isOfEveryone,
}: {
  looks: Looks
  messages: Messages | undefined
  isOfEveryone: boolean
}) {
  return (
    <section className="your-activity" aria-labelledby="your-activity-title">
      <Stage {...looks}>
        <Activity.Root slots={slots} {...(isOfEveryone && { user: null })}>
          <Activity.Toolbar className="activity-head">
            {/* Within the widget, in its language. */}
            <h2 id="your-activity-title">{String(messages?.['activity.title'] ?? 'Activity')}</h2>
            <Activity.Search />
            <Activity.Sort />
            <Activity.Filters />
          </Activity.Toolbar>
          {isOfEveryone && (
            <p className="activity-note">
              Everyone’s swaps in this sandbox: a payment without a wallet belongs to no account.
            </p>
          )}
          <Activity.List />
          <Activity.Total />
          <Activity.Clear />
          <Activity.Details />
        </Activity.Root>
      </Stage>
    </section>
  )
}
