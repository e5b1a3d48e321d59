import { examineState, type ExaminedStory } from '../../../.storybook/examineState.ts'
import { stopWatching } from '../../../.storybook/watchActs.ts'

/**
 * Marks where a story has reached the state of its name: `if (await endsInStorybook(context)) return`. In Storybook it ends
 * there. A test also checks that state, and continues with its outcome.
 */
export async function endsInStorybook(context: ExaminedStory): Promise<boolean> {
  if (import.meta.env.MODE !== 'test') return true
  await examineState(context)
  stopWatching()
  return false
}
