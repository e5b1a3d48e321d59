import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { describe, expect, it } from 'vitest'
import { storyCode } from '../../.storybook/storyCode.ts'

describe('the code that a story shows', () => {
  it('default: the widget with what it is given, without what listens to it', () => {
    const args = { defaultAmount: '100', review: undefined, onSubmit: () => {} }
    expect(storyCode('<Story />', { component: SwapWidget, args })).toBe(
      `import { SwapWidget } from '@causeway/react/widgets'\n\n<SwapWidget defaultAmount="100" />`,
    )
    expect(storyCode('<Story />', { component: ActivityWidget, args: {} })).toContain('<ActivityWidget />')
  })

  it('default: what is no widget keeps its own', () => {
    expect(storyCode('<Story />', { args: {} })).toBe('<Story />')
    expect(storyCode('<Replay />', { component: function Replay() {}, args: {} })).toBe('<Replay />')
  })
})
