/** Folders in which every file is public on its own: a hook, or the errors of one cause. */
const listsOfEntries: ReadonlySet<string> = new Set(['src/hooks', 'src/errors'])

/** Names the folders that hold more than so many files, or more than so many beside their sub-folders. */
export function findCrowdedFolders(
  files: Readonly<Record<string, string>>,
  { maxFiles, maxBesideFolders }: { maxFiles: number; maxBesideFolders: number },
): string[] {
  const folders = Map.groupBy(Object.keys(files), (path) => path.slice(0, path.lastIndexOf('/')))
  const names = [...folders.keys()]
  return [...folders].flatMap(([folder, { length }]) => {
    const hasFolders = names.some((name) => name.startsWith(`${folder}/`))
    if (listsOfEntries.has(folder) || length <= (hasFolders ? maxBesideFolders : maxFiles)) return []
    return [`${folder}: ${length} files${hasFolders ? ' stand beside its folders' : ''}`]
  })
}
