import { fieldsOf, firstPresent, isAbsent, type Fields } from '../../schemas/base/json.ts'

/**
 * The route of v3: v2 has one, and beside it what came in and went out. Until something was paid out that repeats the quote, as
 * v3's `actual` does, and says it where the route is missing.
 */
export function toRouteV3(metadata: Fields, isPaidOut: boolean): unknown {
  const { currencyIn, currencyOut, rate, currencyGasTopup } = metadata
  const route = fieldsOf(metadata['route'])
  const [origin, destination] = [fieldsOf(route['origin']), fieldsOf(route['destination'])]
  const quotedOf = (amount: unknown, said: unknown) => (isPaidOut ? said : firstPresent(said, amount))
  const quotedOrigin = { ...origin, inputCurrency: quotedOf(currencyIn, origin['inputCurrency']) }
  if (Object.values(destination).every(isAbsent) && isOnOneChain(metadata, origin)) {
    return {
      quoted: { origin: quotedOrigin },
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
    quoted: {
      origin: quotedOrigin,
      destination: {
        ...destination,
        outputCurrency: quotedOf(currencyOut, destination['outputCurrency']),
        currencyGasTopup: quotedOf(currencyGasTopup, destination['currencyGasTopup']),
      },
    },
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
