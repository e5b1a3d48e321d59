/** A page with the text between two of its lines replaced. */
export function replaceBetween(
  page: string,
  { begin, end, text }: { begin: string; end: string; text: string },
): string {
  const [before, rest] = page.split(`${begin}\n`)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The page has no place between "${begin}" and "${end}".`)
  return `${before}${begin}\n\n${text}\n\n${end}${after}`
}
