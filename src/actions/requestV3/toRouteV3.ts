import { fieldsOf, firstPresent, isAbsent, type Fields } from '../../schemas/base/json.ts'

/**
 * The route in the format of v3. v2 has a single route and, separately, the amounts that came in and went out. Until something is paid out,
 * these repeat the quote, as v3's `actual` does, so they stand in for a missing route.
 */
export function toRouteV3(metadata: Fields, isPaidOut: boolean): unknown {
  const { currencyIn, currencyOut, rate, currencyGasTopup } = metadata
  const route = fieldsOf(metadata['route'])
  const [origin, destination] = [fieldsOf(route['origin']), fieldsOf(route['destination'])]
  const quotedOf = (amount: unknown, planned: unknown) =>
    isPaidOut ? planned : firstPresent(planned, amount)
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

/** Whether the origin swaps to what is received, on the same chain: v2 then writes an empty destination. */
function isOnOneChain({ currencyIn, currencyOut }: Fields, origin: Fields): boolean {
  const [from, to] = [currencyIn, currencyOut].map(
    (amount) => fieldsOf(fieldsOf(amount)['currency'])['chainId'],
  )
  return !isAbsent(origin['outputCurrency']) && !isAbsent(from) && String(from) === String(to)
}
