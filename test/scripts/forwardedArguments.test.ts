import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { forwardedArguments } from '../../scripts/test/forwardedArguments.ts'

const read = (...args: string[]) =>
  forwardedArguments(
    parseArgs({
      args,
      options: { only: { type: 'string' }, 'keep-going': { type: 'boolean' } },
      allowPositionals: true,
      strict: false,
      tokens: true,
    }).tokens,
    ['only', 'keep-going'],
  )

it('default: passes on to the runner what is not ours, in the given order', () => {
  expect(read('--only', 'stories', 'stories/review/Review.stories.tsx', '-t', 'Ready', '--bail=1')).toEqual([
    'stories/review/Review.stories.tsx',
    '-t',
    'Ready',
    '--bail=1',
  ])
  expect(read('--keep-going', '--only=unit,e2e')).toEqual([])
})
