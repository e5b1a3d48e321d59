import { afterEach as examine } from '@storybook/addon-a11y/preview'
import type { StoryContext } from '@storybook/react-vite'
import { checkAttributes } from './checkAttributes.ts'
import { checkLayout } from './checkLayout.ts'
import { examineLanguages } from './examineLanguages.ts'
import { examineLooks } from './examineLooks.ts'
import { lookOf } from './looks.ts'
import { undressLook, wearLook } from './wearLook.ts'

/** What of a story's context is examined, whatever its arguments are. */
export type ExaminedStory = Pick<
  StoryContext,
  'canvasElement' | 'id' | 'globals' | 'parameters' | 'reporting' | 'viewMode'
>

/** Stories whose states were examined before they went on, by ID. */
export const examinedStates = new Set<string>()

const isThorough = import.meta.env['VITE_EVERY_LOOK'] === 'true'

/** Examines a story that goes on afterward, as one that has ended is examined, and gives it back as it was. */
export async function examineState(story: ExaminedStory): Promise<void> {
  const { canvasElement, id } = story
  // These are all that it reads.
  const context = story as Parameters<typeof examine>[0] & ExaminedStory
  examinedStates.add(id)
  checkAttributes(canvasElement)
  await checkLayout(canvasElement)
  if (isThorough) await examineLanguages(canvasElement)
  const undress = undressLook(canvasElement)
  try {
    if (isThorough) {
      await examineLooks(context)
    } else {
      const look = lookOf(id)
      if (look) wearLook(canvasElement, look)
      await examine(context)
    }
  } finally {
    undress()
  }
}
