/** A font: its name, or a custom property of the page that holds it, as Next.js sets one. */
interface Font {
  readonly css: string
  /** Undefined for a custom property. */
  readonly name: string | undefined
}

const maxLength = 300
const word = String.raw`-?[\p{L}_][\p{L}\p{M}\d_-]*`
/** Matches one font at the beginning of a text: a custom property, a name in quotes, or words. */
const font = new RegExp(
  String.raw`^(?:(?<property>var\(--[\w-]+\))|"(?<double>(?:[^"\\]|\\.)+)"|'(?<single>(?:[^'\\]|\\.)+)'|(?<words>${word}(?: ${word})*))`,
  'u',
)

/** CSS-wide keywords and other words that are not fonts: with `inherit`, for example, a token takes its value from the parent element. */
const notFonts = /(?:^| )(?:inherit|initial|unset|revert|revert-layer|default)(?: |$)/i

/** Reads names of fonts with commas between them: `Inter, "Noto Sans", var(--font-inter)`. Undefined for anything else. */
export function parseFonts(text: string): readonly Font[] | undefined {
  if (text.length > maxLength) return undefined
  const fonts: Font[] = []
  let rest = text.trim()
  while (true) {
    const match = font.exec(rest)
    const read = match && toFont(match.groups ?? {})
    if (!read) return undefined
    fonts.push(read)
    const after = rest.slice(match[0].length).trimStart()
    if (after === '') return fonts
    if (!after.startsWith(',')) return undefined
    rest = after.slice(1).trimStart()
  }
}

function toFont({ property, double, single, words }: Record<string, string | undefined>): Font | undefined {
  if (property !== undefined) return { css: property, name: undefined }
  if (words !== undefined) return notFonts.test(words) ? undefined : { css: words, name: words }
  const name = unescape(double ?? single ?? '')
  // Control characters end a string or are replaced in it.
  if (name === undefined || /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name) || name.trim() === '') return undefined
  const quote = double === undefined ? "'" : '"'
  return { css: `${quote}${escape(name, quote)}${quote}`, name }
}

/** Decodes the escapes of a CSS string; undefined if one is invalid. */
function unescape(text: string): string | undefined {
  let isValid = true
  const plain = text.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/giu, (_, digits?: string, char?: string) => {
    if (digits === undefined) return char ?? ''
    const point = Number.parseInt(digits, 16)
    isValid &&= point > 0 && point <= 0x10ffff
    return isValid ? String.fromCodePoint(point) : ''
  })
  return isValid ? plain : undefined
}

/** Escapes anything that could end the string, or the `<style>` element around it. */
function escape(name: string, quote: string): string {
  return name.replaceAll(/[^\p{L}\p{M}\p{N} ._+&'"#()!,-]/gu, toEscape).replaceAll(quote, toEscape)
}

function toEscape(char: string): string {
  return `\\${(char.codePointAt(0) ?? 0).toString(16)} `
}
