import { examineState, type ExaminedStory } from '../../../.storybook/examineState.ts'
import { stopWatching } from '../../../.storybook/watchActs.ts'

/**
 * Stands where a story has reached the state that it is named after: `if (await endsInStorybook(context)) return`. In Storybook it ends
 * there. A test examines that state, too, and goes on with what comes of it.
 */
export async function endsInStorybook(context: ExaminedStory): Promise<boolean> {
  if (import.meta.env.MODE !== 'test') return true
  await examineState(context)
  stopWatching()
  return false
}
