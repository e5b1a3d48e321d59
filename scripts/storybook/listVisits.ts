/** What Storybook lists in `index.json`, as far as it is read here. */
export interface StorybookIndex {
  readonly entries: Readonly<Record<string, StorybookEntry>>
}

interface StorybookEntry {
  readonly id: string
  readonly type: 'docs' | 'story'
  readonly importPath: string
  /** Of a story: where its component comes from. */
  readonly componentPath?: string
}

export interface Visit extends StorybookEntry {
  /** A page that has a component, whose properties it lists. */
  readonly listsProperties: boolean
  /** What a reader has chosen in the toolbar. */
  readonly language: string
}

/** Of how many stories one is visited; tests run all of them elsewhere. */
const sampling = 12

/** Each story that is visited has one of them: English, one that is read from right to left, and one with long words. */
const languages = ['en', 'ar', 'de'] as const

/** Every page of documentation, and a story now and then. */
export function listVisits({ entries }: StorybookIndex): readonly Visit[] {
  const all = Object.values(entries)
  const stories = all.filter(({ type }) => type === 'story')
  const ofComponents = new Set(
    stories.flatMap(({ componentPath, importPath }) =>
      componentPath?.startsWith('./src/') ? [importPath] : [],
    ),
  )
  return [
    ...all.filter(({ type }) => type === 'docs'),
    ...stories.filter((_, place) => place % sampling === 0),
  ].map((entry, place) => ({
    ...entry,
    language: languages[entry.type === 'story' ? place % languages.length : 0] ?? 'en',
    listsProperties: entry.type === 'docs' && ofComponents.has(entry.importPath),
  }))
}
