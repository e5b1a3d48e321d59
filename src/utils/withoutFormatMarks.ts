/**
 * Text without what nobody sees, as it is when it is typed or pasted: direction marks, by which `1.5` is drawn as `5.1`, and
 * invisible characters, by which no address is one.
 */
export function withoutFormatMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '')
}
