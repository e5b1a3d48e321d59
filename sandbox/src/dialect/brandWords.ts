import { defaultBrand } from '@causeway/react/schemas'
import { isObject, type Fields } from '../domain/isObject.ts'
import { mapObjects } from './mapObjects.ts'

/** Replaces the interface's brand with another one in keys and component names. */
export function toBrandWords(answer: unknown, brand: string): unknown {
  if (brand === defaultBrand) return answer
  const words = new Map(
    ['', 'er', 'erGas', 'erService', 'erCurrency'].map((end) => [`${defaultBrand}${end}`, `${brand}${end}`]),
  )
  return mapObjects(answer, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [words.get(key) ?? key, toWord(key, value, words)]),
    ),
  )
}

/** Reads a quote request whose component names have another brand. */
export function fromBrandWords(body: Fields, brand: string): Fields {
  const { sponsoredFeeComponents: components } = body
  if (brand === defaultBrand || !Array.isArray(components)) return body
  // A service with its own brand doesn't know the interface's default names.
  const words = new Map([
    [brand, defaultBrand],
    [defaultBrand, `${defaultBrand}?`],
  ])
  return {
    ...body,
    sponsoredFeeComponents: components.map((word: unknown) => words.get(String(word)) ?? word),
  }
}

/** Replaces the interface's brand with another one in a sentence. */
export function toBrandText(sentence: string, brand: string): string {
  return sentence.replaceAll(new RegExp(`\\b${defaultBrand}\\b`, 'g'), () => brand)
}

/** Brand names occur as values in lists of components, and as a router. */
function toWord(key: string, value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (key === 'router' && typeof value === 'string') return words.get(value) ?? value
  if (key !== 'selectedComponents' || !Array.isArray(value)) return value
  return value.map((word: unknown) => (isObject(word) ? word : (words.get(String(word)) ?? word)))
}
