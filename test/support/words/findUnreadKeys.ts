/** A key as a literal, or the part of one that a variable completes. */
const literal = /(['"`])([\w. -]+)\1/g
const template = /`((?:[\w. -]|\$\{[^`]*?\})+)`/g

/**
 * The keys of messages that no source reads. A template reads every key that it can build with one word for each variable, which
 * may be more than it does build.
 */
export function findUnreadKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const literals = new Set([...text.matchAll(literal)].map(([, , word = '']) => word))
  const templates = [...text.matchAll(template)].flatMap(([, pattern = '']) =>
    pattern.includes('${') ? [partsOf(pattern)] : [],
  )
  const built = templates.filter(([first = '']) => first.includes('.')).map(toPattern)
  const endings = templates
    .filter((parts) => parts.length === 2 && parts[0] === '' && parts[1]?.startsWith('.'))
    .map(([, ending = '']) => ending)
  const all = new Set(keys)
  const isRead = (key: string): boolean => {
    const group = key.slice(0, key.lastIndexOf('.'))
    return (
      literals.has(key) ||
      built.some((pattern) => pattern.test(key)) ||
      // A name of several, which another source completes.
      (!all.has(group) && literals.has(group)) ||
      endings.some((ending) => key.endsWith(ending) && isRead(key.slice(0, -ending.length)))
    )
  }
  return keys.filter((key) => !isRead(key))
}

/** The text between the variables of a template. */
function partsOf(pattern: string): string[] {
  return pattern.split(/\$\{[^`]*?\}/)
}

function toPattern(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`)
}
