const maxLength = 200
const name = String.raw`(?:--|-?[\p{L}_])[\p{L}\p{M}\p{N}_-]*`
/** Not `--`: at the start of a rule, that begins a custom property. */
const tag = String.raw`-?[\p{L}_][\p{L}\p{M}\p{N}_-]*`
const quoted = String.raw`"[^"]*"|'[^']*'`
const attribute = new RegExp(
  String.raw`\[ *${name} *(?:[~|^$*]?= *(?:(?:${quoted})(?: *i)?|${name}(?: +i)?) *)?\]`,
  'giu',
)
const place = String.raw`(?:odd|even|[+-]?(?:\d+|\d*n(?: *[+-] *\d+)?))`
/** Pseudo-classes that a page may use to switch themes. Others are refused, since browsers drop a rule with an unknown one. */
const plain = [
  'root|host|scope|defined|empty|target|open|fullscreen|checked|disabled|enabled',
  '(?:first|last|only)-(?:child|of-type)|hover|active|focus|focus-within|focus-visible',
  String.raw`nth-(?:last-)?(?:child|of-type)\( *${place} *\)`,
  String.raw`dir\( *(?:ltr|rtl) *\)|lang\( *[a-z][a-z0-9-]* *\)`,
].join('|')
const pseudoClass = new RegExp(`:(?:${plain})(?![\\p{L}\\p{M}\\p{N}_(-])`, 'giu')
/** Matches an innermost pseudo-class whose argument is a selector. */
const withSelectors = /:(is|where|not|has|host)\(([^()]*)\)/i
/** Placeholders for parsed parts. The second one marks parts with `:has`, which can't be nested in another `:has`. */
const [read, readHas] = ['[x]', '[y]']
const compound = String.raw`(?:${tag}|\*)?(?:[.#]${name}|\[[xy]\])*`
const complex = new RegExp(
  String.raw`^(?![ >+~]|$)${compound}(?:(?: ?[>+~] ?| )(?![ >+~]|$)${compound})*$`,
  'u',
)
const onlyCompound = new RegExp(`^${compound}$`, 'u')

/**
 * Whether a text is a valid list of selectors, which can neither end its rule nor break the rules after it. Escapes, comments, line breaks,
 * pseudo-elements and rare pseudo-classes are not supported.
 */
export function isSelector(text: string): boolean {
  if (text.length > maxLength || /[{}<;@\\/]|\p{Cc}|\/\*/u.test(text)) return false
  let rest = text.replaceAll(attribute, read).replaceAll(/ +/g, ' ').replaceAll(pseudoClass, read)
  for (;;) {
    const found = withSelectors.exec(rest)
    if (!found) return isList(rest)
    const [whole, kind = '', inner = ''] = found
    if (!isArgument(kind.toLowerCase(), inner)) return false
    const isOfHas = kind.toLowerCase() === 'has' || inner.includes(readHas)
    rest = rest.slice(0, found.index) + (isOfHas ? readHas : read) + rest.slice(found.index + whole.length)
  }
}

function isArgument(kind: string, inner: string): boolean {
  if (kind === 'host')
    return /[^ ]/.test(inner) && onlyCompound.test(inner.trim()) && !inner.includes(readHas)
  return isList(inner, kind === 'has') && !(kind === 'has' && inner.includes(readHas))
}

/** @param isRelative Whether each selector may begin with a combinator. */
function isList(text: string, isRelative = false): boolean {
  return text
    .split(',')
    .map((one) => one.trim())
    .every((one) => complex.test(isRelative ? one.replace(/^[>+~] ?/, '') : one))
}
