import { fieldsOf, firstPresent, type Fields } from '../../schemas/base/json.ts'

/** The route of v3: v2 has one, and beside it what came in and went out. */
export function toRouteV3(metadata: Fields): unknown {
  const { currencyIn, currencyOut, rate, currencyGasTopup } = metadata
  const route = fieldsOf(metadata['route'])
  const [origin, destination] = [fieldsOf(route['origin']), fieldsOf(route['destination'])]
  return {
    quoted: { origin, destination },
    actual: {
      rate,
      origin: { ...origin, inputCurrency: firstPresent(currencyIn, origin['inputCurrency']) },
      destination: {
        ...destination,
        outputCurrency: firstPresent(currencyOut, destination['outputCurrency']),
        currencyGasTopup: firstPresent(currencyGasTopup, destination['currencyGasTopup']),
      },
    },
  }
}
