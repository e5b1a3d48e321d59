/** The tag of stories that act rather than show a state. */
const acting = 'acts'

export function acts(tags: readonly string[] | undefined): boolean {
  return tags?.includes(acting) ?? false
}

/** The title of a story in the sidebar: interactive stories have their own group. */
export function titleInSidebar(title: string, tags: readonly string[] | undefined): string {
  return acts(tags) ? title.replace(/^[^/]+/, 'Tests') : title
}
