const topics = {
  'hostile-data': 'Hostile data',
  'hostile-page': 'Hostile pages',
  'hostile-service': 'Hostile services',
} as const

/** The attacker of a story, by its tags; undefined where there is none. */
export function hostileTopic(tags: readonly string[]): string | undefined {
  return Object.entries(topics).find(([tag]) => tags.includes(tag))?.[1]
}
