import { defaultBrand } from '../domain/service/dialect.ts'
import { isObject, type Fields } from '../domain/isObject.ts'
import { mapObjects } from './mapObjects.ts'

/** Writes the words that hold the interface's brand with another one. */
export function toBrandWords(answer: unknown, brand: string): unknown {
  if (brand === defaultBrand) return answer
  const words = new Map(
    ['', 'er', 'erGas', 'erService'].map((end) => [`${defaultBrand}${end}`, `${brand}${end}`]),
  )
  return mapObjects(answer, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [words.get(key) ?? key, toWord(key, value, words)]),
    ),
  )
}

/** Reads what a quote request says in the words of another brand. */
export function fromBrandWords(body: Fields, brand: string): Fields {
  const { sponsoredFeeComponents: components } = body
  if (brand === defaultBrand || !Array.isArray(components)) return body
  // The interface's own word is nobody's word here.
  const words = new Map([
    [brand, defaultBrand],
    [defaultBrand, `${defaultBrand}?`],
  ])
  return {
    ...body,
    sponsoredFeeComponents: components.map((word: unknown) => words.get(String(word)) ?? word),
  }
}

/** Writes a sentence about the interface's brand with another one. */
export function toBrandText(sentence: string, brand: string): string {
  return sentence.replaceAll(new RegExp(`\\b${defaultBrand}\\b`, 'g'), () => brand)
}

/** Words stand in lists of components, and as a router. */
function toWord(key: string, value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (key === 'router' && typeof value === 'string') return words.get(value) ?? value
  if (key !== 'selectedComponents' || !Array.isArray(value)) return value
  return value.map((word: unknown) => (isObject(word) ? word : (words.get(String(word)) ?? word)))
}
