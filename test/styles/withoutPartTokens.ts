/** A style sheet as it is while no main part has its own token: the fallback after the comma applies. */
export function withoutPartTokens(css: string): string {
  const start = /var\(\s*--_cw-part-[a-z-]+,\s*/.exec(css)
  if (!start) return css
  const begin = start.index + start[0].length
  let depth = 1
  let end = begin
  for (; depth > 0; end++) depth += { '(': 1, ')': -1 }[css[end] ?? ')'] ?? 0
  const otherwise = css.slice(begin, end - 1).trim()
  return css.slice(0, start.index) + withoutPartTokens(otherwise + css.slice(end))
}
