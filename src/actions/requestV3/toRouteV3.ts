import { fieldsOf, firstPresent, isAbsent, type Fields } from '../../schemas/base/json.ts'

/** The route of v3: v2 has one, and beside it what came in and went out. */
export function toRouteV3(metadata: Fields): unknown {
  const { currencyIn, currencyOut, rate, currencyGasTopup } = metadata
  const route = fieldsOf(metadata['route'])
  const [origin, destination] = [fieldsOf(route['origin']), fieldsOf(route['destination'])]
  if (Object.values(destination).every(isAbsent) && isOnOneChain(metadata, origin)) {
    return {
      quoted: { origin },
      actual: {
        rate,
        origin: {
          ...origin,
          inputCurrency: firstPresent(currencyIn, origin['inputCurrency']),
          outputCurrency: firstPresent(currencyOut, origin['outputCurrency']),
        },
      },
    }
  }
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

/** The origin swaps to what comes out, on the chain of what goes in: v2 writes an empty destination then. */
function isOnOneChain({ currencyIn, currencyOut }: Fields, origin: Fields): boolean {
  const [from, to] = [currencyIn, currencyOut].map(
    (amount) => fieldsOf(fieldsOf(amount)['currency'])['chainId'],
  )
  return !isAbsent(origin['outputCurrency']) && !isAbsent(from) && String(from) === String(to)
}
