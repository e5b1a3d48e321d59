import { globSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { storyIndexer } from '../../.storybook/actingStories.ts'
import { states } from '../../scripts/pictures/sheets/states.ts'

it('behavior: lays out only states that are a story', async () => {
  const makeTitle = (title?: string) => title ?? ''
  const entries = await Promise.all(
    globSync('stories/**/*.stories.tsx').map((path) => storyIndexer.createIndex(path, { makeTitle })),
  )
  const ids = new Set(
    entries
      .flat()
      .map(({ __id, title = '', exportName }) => __id ?? toId(title, storyNameFromExport(exportName))),
  )
  expect(states.filter((state) => !ids.has(state))).toEqual([])
})
