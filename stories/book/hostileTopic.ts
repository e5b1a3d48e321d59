const topics = {
  'hostile-data': 'Hostile data',
  'hostile-page': 'Hostile pages',
  'hostile-service': 'Hostile services',
} as const

/** Who is against the person in a story, by its tags; undefined where nobody is. */
export function hostileTopic(tags: readonly string[]): string | undefined {
  return Object.entries(topics).find(([tag]) => tags.includes(tag))?.[1]
}
