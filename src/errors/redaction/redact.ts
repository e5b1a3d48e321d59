import { once } from '../../utils/data/once.ts'

/** A kind of secret that must not be shown, logged or stored. */
interface Secret {
  pattern: RegExp
  /** Returns what replaces a match, given the match and the first group of the pattern. */
  keep: (found: string, group: string) => string
}

const nothing = () => '…'

/** Digits of calldata and signatures: longer than any address or hash. */
const longHex: Secret = { pattern: /(?:0x)?[0-9a-f]{65,}/gi, keep: cutHex }

/**
 * A signature of 65 bytes, removed even where other calldata is kept. Packed calldata of that length goes, too: only a field's name tells
 * them apart.
 */
const signature: Secret = { pattern: /\b(?:0x)?[0-9a-f]{130}\b/gi, keep: cutHex }

/**
 * What may separate the words of a phrase. Punctuation that ends a sentence is allowed only next to a number, as in a numbered list.
 * Otherwise, two sentences would count as a phrase.
 */
const between = String.raw`(?:[^\p{L}\p{M}.;:!?]{1,16}|[^\p{L}\p{M}\d]{0,8}\d{1,2}[^\p{L}\p{M}\d]{1,8})`

/**
 * A recovery phrase: a dozen short words in any language that has such phrases, separated by numbers or signs, or on lines of their own. In
 * JSON within a text, a line break is a backslash followed by a letter. A Chinese word is one character, a Korean one may be two.
 */
const phrase = [
  String.raw`(?:(?<=\\)(?:\p{L}\p{M}*){4,10}|(?<!\\)(?:\p{L}\p{M}*){3,9})`,
  String.raw`[nrt]?\p{Script=Hangul}{2,12}`,
  String.raw`[nrt]?\p{Script=Han}`,
]
  .map((word) => String.raw`(?<![\p{L}\p{M}])(?:${word}${between}){11,}${word}(?![\p{L}\p{M}])`)
  .join('|')

/** Names of secrets in fields, headers and texts. `authorizationList` is not one: it is a parameter of a quote. */
const secretNames = [
  String.raw`\b(?:authorization(?!list)|cookie|bearer)`,
  '(?:api|access|private)[-_. ]?key',
  'secret|passw(?:or)?d|passphrase|mnemonic|seed',
  '(?:access|auth|refresh|session|(?<!pa|val)id)[-_. ]?token',
  String.raw`(?<![\w-])x[-_][\w-]*(?:key|token|auth)`,
].join('|')

/** Such a name with anything that follows it in the same word, such as `x-api-key-id`. */
const secretWord = String.raw`(?:${secretNames})[\w-]{0,16}`

/** A quotation mark, also if escaped in JSON, in a URL or in HTML. */
const quotation = String.raw`(?:\\*["'\x60]|%22|&quot;)`

/** What follows a word in a sentence: punctuation or a closing quotation mark before a space or the end of the text, or `'s`. */
const inSentence = String.raw`(?:[.,;!?)"'’”]{0,3}(?: (?=[\p{L}\p{N}])|$)|['’]s\b)`

/**
 * What separates the name of a secret from its value in any notation: anything but letters and digits, unless the name is part of a
 * sentence.
 */
const separator = String.raw`(?!${inSentence})(?:%[\da-f]{2}|&\w{2,6};|[^\p{L}\p{N}]){1,24}`

/**
 * The secrets to remove from any text. The order matters: a later pattern may match what an earlier one left. Compiling these patterns
 * takes milliseconds, so it waits for a page's first error.
 */
const secretsWith = (hex: Secret): readonly Secret[] => [
  // A URL, with or without its scheme: its query and path may hold a provider's token.
  {
    pattern:
      /(?:\b(?:https?|wss?):\/\/(?:[^\s"'<>)\]}/]*\[[\da-f:.]+\])?|(?<![\w.-])[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)[^\s"'<>)\]}]+/gi,
    keep: redactAddress,
  },
  // Before the names of secrets, since those patterns would remove only the first word of a phrase that follows a name.
  { pattern: new RegExp(phrase, 'gu'), keep: nothing },
  // In an object, the value may come before the name of its secret, as in `{ value, name }`: everything before the name is removed.
  {
    pattern: new RegExp(
      String.raw`(\{)[^{}]{1,300}?(?=,?\s*${quotation}[\w .-]{1,24}${quotation}\s*:\s*${quotation}${secretWord}${quotation})`,
      'giu',
    ),
    keep: (_, bracket) => `${bracket}…`,
  },
  // A quoted name may be followed by a value in any notation, such as nested lists: the rest of the text is removed, unless it is a
  // sentence.
  {
    pattern: new RegExp(
      String.raw`(${secretWord}\s?:?\s?${quotation})(?:[^\S\r\n]*(?:[^\w\s.!?;]|%|[\w:-]+\s?=)|[.;]?[\r\n])[\s\S]*`,
      'giu',
    ),
    keep: (_, name) => `${name}…`,
  },
  // The value after the name of a secret, as in a header, a query or a table. It may look like anything.
  {
    pattern: new RegExp(
      String.raw`(${secretWord}${separator}(?:(?:bearer|basic)\s+)?|\bbearer\s+)(?:(?<=")[^"]+|(?<=')[^']+|(?<=>)[^<]+|[^\s"',;&<>)\]}|]+)`,
      'giu',
    ),
    keep: (_, name) => `${name}…`,
  },
  // After a name in a sentence, anything that looks like a key rather than a word.
  {
    pattern: new RegExp(
      String.raw`((?:${secretNames}|\bpin)(?:\s+(?:is|was|of))?\s+["'\x60(]?)(?=[^\s"'\x60,;)]*[\d_]|[a-z]{1,3}-)[^\s"'\x60,;)]+`,
      'gi',
    ),
    keep: (_, name) => `${name}…`,
  },
  // A JSON Web Token, recognized without a name.
  { pattern: /\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, keep: nothing },
  hex,
  // Numbers or hex digits in groups, such as the bytes of a key, from 16 bytes (32 hex digits) on.
  {
    pattern: /(?<![\w.])(?:[0-9a-fx]{1,16}[\s,:;|"']{1,4}){3,}[0-9a-fx]{1,16}(?![\w.])/gi,
    keep: (list) => (list.replace(/[^0-9a-f]/gi, '').length < 32 ? list : '…'),
  },
]

const secrets = once(() => secretsWith(longHex))

/** The same, but calldata is kept. */
const secretsBesideData = once(() => secretsWith(signature))

/** The same for texts of a wallet. It knows private keys, which are as long as hashes, so hashes are cut, too. */
const secretsOfWallets = once((): readonly Secret[] => [
  ...secrets(),
  // A word longer than any address: a hash or a key.
  { pattern: /(?<![\w-])(?=[a-z_-]*[\dA-Z])[\w-]{43,}/g, keep: (word) => `${word.slice(0, 10)}…` },
  // Letters with digits in at least two places, unlike a name, and without the `0x` of an address.
  {
    pattern:
      /(?<![A-Za-z\d])(?!0x)(?=[A-Za-z\d]{20})(?:\d*[A-Za-z]+\d+[A-Za-z]+\d|\d+[A-Za-z]+\d)[A-Za-z\d]*/g,
    keep: nothing,
  },
])

function removeSecrets(text: string, what: () => readonly Secret[]): string {
  return what().reduce((rest, { pattern, keep }) => rest.replace(pattern, keep), text)
}

/**
 * Removes secrets from someone else's text: calldata and signatures except for their selector and length, the query of URLs and anything in
 * them that looks like a token, values named as secrets, lists of bytes, and recovery phrases.
 */
export function redactText(text: string): string {
  return removeSecrets(text, secrets)
}

/** The same for texts of a wallet. */
export function redactWalletText(text: string): string {
  return removeSecrets(text, secretsOfWallets)
}

function cutHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '')
  return `${hex.slice(0, hex.length - digits.length + 8)}… (${Math.ceil(digits.length / 2)} bytes)`
}

/** A part of a URL's path that looks like a provider's token. */
const tokenInPath = /^(?=.*[\dA-Z])[^/]{16,}$|[a-z]{24}/

function redactAddress(text: string): string {
  const [place = ''] = text.replace(/\/\/[^/]*@/, '//').split(/[?#]/)
  const first = place.includes('//') ? 2 : 0
  return place
    .split('/')
    .map((part, at) => (at > first && tokenInPath.test(part) ? '…' : part))
    .join('/')
}

/** Names of fields whose values are left out. In a text, a signature is found by its length instead. */
const secretName = new RegExp(`${secretNames}|authorization|cookie|signature|private`, 'i')

/** Names of fields that hold calldata, however short. */
const dataName = /^(call)?data$|^input$/i
const calldata = /^0x[0-9a-f]{9,}$/i

const leftOut = '(left out)'

/** A text that is only the name of a secret. */
const label = new RegExp(String.raw`^[\W_]*(?:${secretNames})[\W_]*$`, 'i')

/** A text of a few words that names a secret, as the name of a header does. */
const naming = new RegExp(String.raw`^(?=.{1,64}$)(?:\S+\s+){0,2}\S*(?:${secretNames})\S*(?:\s+\S+)?$`, 'i')

/** Fields that explain what went wrong, as sentences. */
const reasonName = /^(?:error|errorcode|message|reason)$/i

/** Whether a value of an object or a list names a secret, directly or one level deeper. */
function namesSecret(value: object, depth = 1): boolean {
  return Object.entries(value).some(([field, one]: [string, unknown]) =>
    typeof one === 'string'
      ? naming.test(one) && !reasonName.test(field)
      : depth > 0 && typeof one === 'object' && one !== null && namesSecret(one, depth - 1),
  )
}

/**
 * If a value in an object or a list names a secret, any other value in it may be the secret, so everything but the names is left out.
 * Tokens (objects with a `symbol`) are exempt, as a token may be named like a secret.
 */
function redactNamed(value: object): object {
  if ('symbol' in value || !namesSecret(value)) return value
  const redactOne = (one: unknown) => {
    if (typeof one === 'string') return label.test(one) ? one : leftOut
    return typeof one !== 'object' || one === null || namesSecret(one, 0) ? one : leftOut
  }
  return Array.isArray(value)
    ? value.map(redactOne)
    : Object.fromEntries(
        Object.entries(value).map(([field, one]) => [field, reasonName.test(field) ? one : redactOne(one)]),
      )
}

function fieldRedactor(cut: (calldata: string) => string, what: () => readonly Secret[]) {
  return (name: string, value: unknown): unknown => {
    if (secretName.test(name) && value != null) return leftOut
    if (typeof value === 'object' && value !== null) return redactNamed(value)
    if (typeof value !== 'string') return value
    return dataName.test(name) && calldata.test(value) ? cut(value) : removeSecrets(value, what)
  }
}

/** Replacer for `JSON.stringify`: leaves out fields named like a secret, and removes secrets from texts. */
export const redactField = fieldRedactor(cutHex, secrets)

/** The same, but keeps calldata and the data that a contract reverted with. */
export const redactWhole = fieldRedactor((whole) => whole, secretsBesideData)
