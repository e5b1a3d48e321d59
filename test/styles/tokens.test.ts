// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokensOf = (paths: readonly string[]) => {
  const tokens = paths.flatMap((path) => readFileSync(path, 'utf8').match(/--cw-[a-z-]+/g) ?? [])
  return [...new Set(tokens)].toSorted()
}

it('behavior: the guide names every token that the sheets read, and no other', () => {
  expect(tokensOf(['docs/themes.md'])).toEqual(tokensOf(globSync('src/**/*.css')))
})
