import { readFile } from 'node:fs/promises'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { acts, titleInSidebar } from '../stories/book/storyTitle.ts'

/** Lists stories that act in a group of their own, so that everything else in the sidebar is a state. */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (path, options) => {
    const code = await readFile(path, 'utf8')
    const entries = loadCsf(code, { ...options, fileName: path }).parse().indexInputs
    // A page of documentation goes by the first.
    return [...entries.filter(({ tags }) => !acts(tags)), ...entries.filter(({ tags }) => acts(tags))].map(
      place,
    )
  },
}

function place(entry: IndexInput): IndexInput {
  if (entry.type !== 'story' || !entry.title) return entry
  const title = titleInSidebar(entry.title, entry.tags)
  return { ...entry, title, __id: toId(title, storyNameFromExport(entry.exportName)) }
}
