/** What Storybook lists in `index.json`, as far as it is read here. */
export interface StorybookIndex {
  readonly entries: Readonly<Record<string, StorybookEntry>>
}

export interface StorybookEntry {
  readonly id: string
  readonly type: 'docs' | 'story'
}

/** Of how many stories one is visited; tests run all of them elsewhere. */
const sampling = 12

/** Every page of documentation, and a story now and then. */
export function listVisits({ entries }: StorybookIndex): readonly StorybookEntry[] {
  const all = Object.values(entries)
  const stories = all.filter(({ type }) => type === 'story')
  return [
    ...all.filter(({ type }) => type === 'docs'),
    ...stories.filter((_, place) => place % sampling === 0),
  ]
}
