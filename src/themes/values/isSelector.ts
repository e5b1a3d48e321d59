const maxLength = 200
const name = String.raw`(?:--|-?[\p{L}_])[\p{L}\p{M}\p{N}_-]*`
/** Two dashes at the start of a rule are a property's. */
const tag = String.raw`-?[\p{L}_][\p{L}\p{M}\p{N}_-]*`
const quoted = String.raw`"[^"]*"|'[^']*'`
const attribute = new RegExp(
  String.raw`\[ *${name} *(?:[~|^$*]?= *(?:(?:${quoted})(?: *[is])?|${name}(?: +[is])?) *)?\]`,
  'giu',
)
const place = String.raw`(?:odd|even|[+-]?(?:\d+|\d*n(?: *[+-] *\d+)?))`
/** Pseudo-classes whose argument is no selector. */
const withText = new RegExp(
  String.raw`:(?:nth-[a-z-]+\( *${place} *\)|dir\((?:ltr|rtl)\)|lang\([\w, -]+\))`,
  'gi',
)
/** The innermost of those whose argument is one. */
const withSelectors = /:(is|where|not|has|host|host-context)\(([^()]*)\)/i
const compound = String.raw`(?:${tag}|\*)?(?:[.#]${name}|\[x\]|:${name})*`
const complex = new RegExp(
  String.raw`^(?![ >+~]|$)${compound}(?:(?: ?[>+~] ?| )(?![ >+~]|$)${compound})*$`,
  'u',
)

/**
 * Whether a text is a list of selectors, and so can neither end its rule nor swallow what comes after it: a sheet loses a rule
 * whose selector is none. Escapes, comments, line breaks and pseudo-elements are left out.
 */
export function isSelector(text: string): boolean {
  if (text.length > maxLength || /[{}<;@\\/]|\p{Cc}|\/\*/u.test(text)) return false
  let rest = text.replaceAll(attribute, '[x]').replaceAll(/ +/g, ' ').replaceAll(withText, '[x]')
  for (;;) {
    const found = withSelectors.exec(rest)
    if (!found) return isList(rest)
    const [whole, kind = '', inner = ''] = found
    if (!isList(inner, kind.toLowerCase() === 'has')) return false
    rest = rest.slice(0, found.index) + '[x]' + rest.slice(found.index + whole.length)
  }
}

/** @param isRelative whether each may begin with a combinator */
function isList(text: string, isRelative = false): boolean {
  return text
    .split(',')
    .map((one) => one.trim())
    .every((one) => complex.test(isRelative ? one.replace(/^[>+~] ?/, '') : one))
}
