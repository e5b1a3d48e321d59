// @vitest-environment node
import { expect, it } from 'vitest'
import { extractFences } from '../../scripts/docs/extractFences.ts'

const page = [
  '# Title',
  '',
  '```ts',
  'const a = 1',
  '```',
  '',
  '```sh',
  'npm start',
  '```',
  '```tsx',
  '<A />',
  '',
  '<B />',
  '```',
  '',
]

it('default: TypeScript, with the line that it begins on', () => {
  expect(extractFences('docs/a.md', page.join('\n'))).toEqual([
    { page: 'docs/a.md', line: 4, language: 'ts', code: 'const a = 1\n' },
    { page: 'docs/a.md', line: 11, language: 'tsx', code: '<A />\n\n<B />\n' },
  ])
})
