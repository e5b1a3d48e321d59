import { readFile } from 'node:fs/promises'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer, IndexInput } from 'storybook/internal/types'

/** The tag of stories that act rather than show a state. */
const acting = 'acts'

/** Lists stories that act in a group of their own, so that everything else in the sidebar is a state. */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (path, options) => {
    const code = await readFile(path, 'utf8')
    const entries = loadCsf(code, { ...options, fileName: path }).parse().indexInputs
    // A page of documentation goes by the first.
    return [...entries.filter((entry) => !acts(entry)), ...entries.filter(acts).map(moveToTests)]
  },
}

function acts({ tags }: IndexInput): boolean {
  return tags?.includes(acting) ?? false
}

function moveToTests(entry: IndexInput): IndexInput {
  if (entry.type !== 'story' || !entry.title) return entry
  const title = entry.title.replace(/^[^/]+/, 'Tests')
  return { ...entry, title, __id: toId(title, storyNameFromExport(entry.exportName)) }
}
