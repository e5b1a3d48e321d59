/** Folders in which every file is public by itself: a hook, or the errors of one cause. */
const listsOfEntries: ReadonlySet<string> = new Set(['src/hooks', 'src/errors'])

/** Names the folders that have sub-folders and, beside them, more than so many files. */
export function findCrowdedFolders(files: Readonly<Record<string, string>>, maxFiles: number): string[] {
  const folders = Map.groupBy(Object.keys(files), (path) => path.slice(0, path.lastIndexOf('/')))
  const names = [...folders.keys()]
  return [...folders].flatMap(([folder, { length }]) => {
    const hasFolders = names.some((name) => name.startsWith(`${folder}/`))
    return hasFolders && length > maxFiles && !listsOfEntries.has(folder)
      ? [`${folder}: ${length} files stand beside its folders`]
      : []
  })
}
