const texts = import.meta.glob<string>('../code/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The code that a story shows, of a file in `stories/code`: `parameters: { code: codeOf('PayOrder') }`. */
export function codeOf(name: string): string {
  const text = texts[`../code/${name}.tsx`]
  if (text === undefined) throw new TypeError(`There is no stories/code/${name}.tsx.`)
  return text
}
