import { mapObjects, omit } from './mapObjects.ts'

/** Removes fields from every currency in a response, including embedded ones that have only some of the fields. */
export function trimCurrencies(answer: unknown, names: readonly string[]): unknown {
  return mapObjects(answer, (fields) => {
    const isCurrency = 'symbol' in fields && 'decimals' in fields && 'chainId' in fields
    return isCurrency ? omit(fields, names) : fields
  })
}
