import { InvalidArgumentError } from '../errors/argument.ts'
import { isObject } from '../utils/data/isObject.ts'
import { ownFields } from '../utils/data/ownFields.ts'

/** The API's name for which a deployment substitutes its brand. */
export const defaultBrand = 'svc'

/** The names of fees start with it, so it must be valid at the start of a field's name. */
const brandPattern = /^[a-z][a-zA-Z0-9_-]{0,31}$/

export const brandRule =
  'it must be one word that begins with a small letter, as the names of the provider’s fees do'

export function isBrand(word: unknown): word is string {
  return typeof word === 'string' && brandPattern.test(word)
}

function checkBrand(caller: string, brand: unknown): void {
  if (!isBrand(brand)) throw new InvalidArgumentError({ caller, argument: 'brand', rule: brandRule })
}

/** The names of fees that contain a deployment's brand, and the library's names for them. */
function feeNames(brand: string): ReadonlyMap<string, string> {
  return new Map([
    [`${brand}er`, 'relayer'],
    [`${brand}erGas`, 'relayerGas'],
    [`${brand}erService`, 'relayerService'],
    [`${brand}erCurrency`, 'relayerCurrency'],
  ])
}

/** The brand in responses of `/requests/v2`, even if the deployment has another one. */
const wordOfV2 = 'relay'

/** Names of fee components that mean `platform`: the deployment's brand, and in responses of v2 also that version's. */
export function componentNames(brand: string, { ofV2 = false } = {}): ReadonlyMap<string, string> {
  return new Map([brand, ...(ofV2 ? [wordOfV2] : [])].map((word) => [word, 'platform']))
}

/** Renames fields of an object. */
export function renameKeys(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, inner]))
}

function renameWords(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!Array.isArray(value)) return value
  return value.map((word: unknown) => (typeof word === 'string' ? (names.get(word) ?? word) : word))
}

function renamePhase(phase: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isObject(phase)) return phase
  const { components, selectedComponents } = ownFields(phase)
  return {
    ...phase,
    components: renameKeys(components, names),
    selectedComponents: renameWords(selectedComponents, names),
  }
}

function renameDetails(details: object, names: ReadonlyMap<string, string>): object {
  const { expandedPriceImpact }: { expandedPriceImpact?: unknown } = ownFields(details)
  return { ...details, expandedPriceImpact: renameKeys(expandedPriceImpact, names) }
}

/** Renames the components of a sponsorship, both quoted and actual. */
export function renameSponsorship(sponsorship: object, names: ReadonlyMap<string, string>): object {
  const { quoted, actual }: { quoted?: unknown; actual?: unknown } = ownFields(sponsorship)
  return { ...sponsorship, quoted: renamePhase(quoted, names), actual: renamePhase(actual, names) }
}

/** Renames the brand's fields in a quote response to the library's names. */
export function fromBrandedQuote(body: unknown, brand: string): unknown {
  checkBrand('fromBrandedQuote', brand)
  if (!isObject(body)) return body
  const components = componentNames(brand)
  const { fees, details, feeSponsorship } = ownFields(body)
  return {
    ...body,
    fees: renameKeys(fees, feeNames(brand)),
    ...(isObject(details) && { details: renameDetails(details, components) }),
    ...(isObject(feeSponsorship) && { feeSponsorship: renameSponsorship(feeSponsorship, components) }),
  }
}

/**
 * The brand that a quote's fees are named after, if it isn't the expected one. Short responses have one such fee and no
 * component; among several words, the brand is the one that appears in a second name, too.
 */
export function findOtherBrand(body: unknown, brand: string): string | undefined {
  if (!isObject(body) || !isObject(body['fees'])) return undefined
  const { expandedPriceImpact } = isObject(body['details']) ? body['details'] : {}
  const components = isObject(expandedPriceImpact) ? Object.keys(expandedPriceImpact) : []
  const words = Object.keys(body['fees']).flatMap((name) => brandedFee.exec(name)?.[1] ?? [])
  if (words.includes(brand) || components.includes(brand)) return undefined
  return words.find((word, at) => words.indexOf(word) !== at || components.includes(word)) ?? words[0]
}

const brandedFee = /^([a-z][a-z0-9_-]{0,31})er(?:Gas|Service|)$/i

/** Renames the API's word for the provider's own fee to the brand's. */
export function toBrandedComponents(components: readonly string[], brand: string): string[] {
  checkBrand('toBrandedComponents', brand)
  if (!Array.isArray(components)) {
    const rule = 'it must be an array of names'
    throw new InvalidArgumentError({ caller: 'toBrandedComponents', argument: 'components', rule })
  }
  return components.map((component) => (component === defaultBrand ? brand : component))
}
