/** The tag of stories that act rather than show a state. */
const acting = 'acts'

export function acts(tags: readonly string[] | undefined): boolean {
  return tags?.includes(acting) ?? false
}

/** Where a story stands in the sidebar: what acts has a group of its own. */
export function titleInSidebar(title: string, tags: readonly string[] | undefined): string {
  return acts(tags) ? title.replace(/^[^/]+/, 'Tests') : title
}
