import { globSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { storyIndexer } from '../../.storybook/actingStories.ts'
import { states } from '../../scripts/pictures/sheets/states.ts'

it('behavior: every state that is laid out for eyes is a story', async () => {
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
