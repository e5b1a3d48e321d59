import { expect, it } from 'vitest'
import { extractExamples, extractFences } from '../../scripts/check/docs/extractFences.ts'

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

it('default: extracts TypeScript, with the line that it starts on', () => {
  expect(extractFences('docs/a.md', page.join('\n'))).toEqual([
    { page: 'docs/a.md', line: 4, language: 'ts', code: 'const a = 1\n' },
    { page: 'docs/a.md', line: 11, language: 'tsx', code: '<A />\n\n<B />\n' },
  ])
})

it('behavior: removes the indent of a list from a block within it', () => {
  const list = ['- one', '', '  ```ts', '  if (a) {', '    b()', '', '  }', '  ```', '- two', ''].join('\n')
  expect(extractFences('docs/a.md', list)).toEqual([
    { page: 'docs/a.md', line: 4, language: 'ts', code: 'if (a) {\n  b()\n\n}\n' },
  ])
})

it('default: extracts examples of doc comments, each to the next tag or the end', () => {
  const module = [
    '/**',
    ' * Makes one.',
    ' *',
    ' * @example',
    ' * const a = make({',
    ' *   b: 1,',
    ' * })',
    ' *',
    ' * @example',
    ' * make() // again',
    ' * @throws {TypeError} never',
    ' */',
    'export function make() {',
    '  /**',
    '   * @example',
    '   * <A />',
    '   */',
    '}',
    '',
  ]
  expect(extractExamples('src/make.ts', module.join('\n'))).toEqual([
    { page: 'src/make.ts', line: 5, language: 'tsx', code: 'const a = make({\n  b: 1,\n})\n\n' },
    { page: 'src/make.ts', line: 10, language: 'tsx', code: 'make() // again\n' },
    { page: 'src/make.ts', line: 16, language: 'tsx', code: '<A />\n' },
  ])
})
