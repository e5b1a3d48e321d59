import '@fontsource-variable/inter'
import '../src/styles/styles.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadEnvironment, loadLanguage, withSandbox } from '../stories/support/withSandbox.tsx'
import { checkLayout } from './checkLayout.ts'
import { guardNetwork } from './guardNetwork.ts'
import { Stage } from './Stage.tsx'
import { globalTypes, initialGlobals, readToolbar } from './toolbar.ts'

const network = guardNetwork()

// A transfer is looked at once a second, and stories may share a slow machine.
configure({ asyncUtilTimeout: 10_000 })

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
  afterEach: ({ canvasElement }) => {
    network.check()
    checkLayout(canvasElement)
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: { storySort: { order: ['Welcome', 'Widgets', 'Themes'] } },
  },
}

export default preview
