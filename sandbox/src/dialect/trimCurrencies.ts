import { mapObjects, omit } from './mapObjects.ts'

/** Leaves some fields out of every currency in an answer: embedded ones have any part of them. */
export function trimCurrencies(answer: unknown, names: readonly string[]): unknown {
  return mapObjects(answer, (fields) => {
    const isCurrency = 'symbol' in fields && 'decimals' in fields && 'chainId' in fields
    return isCurrency ? omit(fields, names) : fields
  })
}
