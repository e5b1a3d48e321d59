import '@fontsource-variable/inter'
import '../src/styles/styles.css'
import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure, prettyDOM } from 'storybook/test'
import { acts } from '../stories/book/storyTitle.ts'
import { loadLanguage, showWords } from '../stories/support/environment/StoryLanguage.tsx'
import { loadEnvironment, withSandbox } from '../stories/support/environment/withSandbox.tsx'
import { elementErrors } from '../test/support/runner/elementErrors.ts'
import { skipOwnerStacks } from '../test/support/runner/skipOwnerStacks.ts'
import { checkAttributes } from './checkAttributes.ts'
import { checkCopies } from './checkCopies.ts'
import { checkLayout } from './checkLayout.ts'
import { guardNetwork } from './guardNetwork.ts'
import { isEndExamined, lookOf } from './looks.ts'
import { Stage } from './Stage.tsx'
import { letMove, standStill } from './standStill.ts'
import { storyCode, type ShownStory } from './storyCode.ts'
import { globalTypes, initialGlobals, readToolbar } from './toolbar.ts'
import { examineLanguages } from './examineLanguages.ts'
import { examineLooks } from './examineLooks.ts'
import { examinedStates } from './examineState.ts'
import { checkActs, watchActs } from './watchActs.ts'
import { reportParts, watchParts } from './watchParts.ts'
import { wearLook } from './wearLook.ts'

// Documentation is large, and tests show none of it.
const BookContainer = lazy(async () => ({ default: (await import('./BookContainer.tsx')).BookContainer }))
const StoryDocs = lazy(async () => ({ default: (await import('../stories/book/StoryDocs.tsx')).StoryDocs }))

const network = guardNetwork()
if (import.meta.env.MODE === 'test') {
  skipOwnerStacks()
  watchParts()
}

/** `npm run looks`. */
const isThorough = import.meta.env['VITE_EVERY_LOOK'] === 'true'

// Machines are busy: slow is not broken. Only a story that fails waits for so long.
configure({ asyncUtilTimeout: 60_000, getElementError: elementErrors(prettyDOM) })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [loadEnvironment, loadLanguage],
  decorators: [
    withSandbox,
    (Story, { globals, viewMode }) => {
      const { mode, direction, width } = readToolbar(globals)
      return (
        <Stage mode={mode} direction={direction} width={width} isPage={viewMode === 'story'}>
          <Story />
        </Stage>
      )
    },
  ],
  // Storybook makes React finish within each event, and what then waits for a chunk waits for ever. No page does that.
  beforeAll: () => configure({ eventWrapper: (dispatch) => dispatch() }),
  beforeEach: (context) => (import.meta.env.MODE === 'test' ? watchActs(context) : standStill(context)),
  // Runs before axe does, which looks at what is left here.
  afterEach: async (context) => {
    const { canvasElement, id, tags } = context
    network.check()
    // Readers change controls and the toolbar: a story stays as they have it, and fails no check.
    if (import.meta.env.MODE !== 'test') {
      letMove(context)
      return showWords(canvasElement, 'of the toolbar')
    }
    reportParts(context)
    checkActs()
    checkAttributes(canvasElement)
    checkCopies(canvasElement)
    const isState = !acts(tags) && !examinedStates.has(id)
    const isExamined = isState || isThorough || isEndExamined(id)
    if (isExamined) await checkLayout(canvasElement)
    if (isThorough) {
      await examineLanguages(canvasElement)
      await examineLooks(context)
    }
    if (isExamined) {
      const look = lookOf(id)
      if (look) wearLook(canvasElement, look)
    } else context.parameters = { ...context.parameters, a11y: { test: 'off' } }
  },
  parameters: {
    layout: 'fullscreen',
    // A page of documentation has the code of its first story; every story has its own under Code.
    docs: {
      container: BookContainer,
      page: StoryDocs,
      source: { type: 'dynamic', transform: (_code: string, story: ShownStory) => storyCode(story) },
      codePanel: true,
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Storybook lists what passes, too; a test only waits for that.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
    options: {
      // Storybook reads this without running it: nothing but literals.
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Getting started',
            'With wagmi',
            'With viem alone',
            'With Next.js',
            'Install',
            'Deployments',
            'API key proxy',
            'Proxy in production',
            'Testing',
            'Testing with the sandbox',
            'Iframes and CSP',
            'Migration',
          ],
          'Widgets',
          [
            'Swap',
            ['Form', 'Errors', 'Token list', 'Non-EVM networks', 'Checkout', 'Pay from an exchange', '*'],
            'Deposit address',
            'Activity',
            ['List', 'Details'],
            'Fees',
            'Review',
            'Progress',
            ['States'],
            'Pending swaps',
            'Anatomy',
            'Guides',
          ],
          'Theming',
          ['Editor', 'Guide', 'Presets', 'Part tokens'],
          'Playground',
          ['Swap', 'Deposit address', 'Activity', 'Fees'],
          'Hooks',
          ['All hooks'],
          'Situations',
          ['Scenarios', 'Adversarial', 'Errors'],
          'Reference',
          'Safety',
          'Contributing',
          'Tests',
        ],
      },
    },
  },
}

export default preview
