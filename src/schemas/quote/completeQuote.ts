import { isObject } from '../../utils/data/isObject.ts'
import { fieldsOf, type Fields } from '../base/json.ts'
import { completeCurrencies } from '../completeCurrencies.ts'
import { chainOf, placeAmount, placeSide } from '../placeCurrencies.ts'
import { completeSteps } from './completeSteps.ts'
import { expandPlainFees } from './expandPlainFees.ts'

/** The part of the parameters that a response may omit. */
export interface RequestedChains {
  originChainId?: number | undefined
  destinationChainId?: number | undefined
}

/** Orders and the data to sign contain no currencies to complete. */
const skipped: ReadonlySet<string> = new Set(['protocol', 'steps'])

/** Adds missing fields to a quote, from its other parts or from the request, and gives plain fees their usual shape. JSON in, JSON out. */
export function completeQuote(json: unknown, requested: RequestedChains): unknown {
  if (!isObject(json)) return json
  const { details: answered, steps, fees, requestId } = fieldsOf(json)
  const placed = placeAmounts(answered, requested)
  const details = placeRoute(placed)
  const completed = fieldsOf(completeCurrencies({ ...json, details, fees: expandPlainFees(fees) }, skipped))
  return {
    ...completed,
    details: isObject(placed) ? keepAmounts(completed['details'], fieldsOf(placed)) : placed,
    steps: completeSteps(steps, { from: fieldsOf(placed)['sender'] }, requestId),
  }
}

/** The amounts paid and promised are on the requested chains, unless the response names others. */
function placeAmounts(details: unknown, requested: RequestedChains): unknown {
  if (!isObject(details)) return details
  const { originChainId, destinationChainId } = fieldsOf(requested)
  const { currencyIn, currencyOut } = fieldsOf(details)
  return {
    ...details,
    currencyIn: placeAmount(currencyIn, originChainId),
    currencyOut: placeAmount(currencyOut, destinationChainId),
  }
}

/** The sides of a route are on the chains of the amounts paid and promised. */
function placeRoute(details: unknown): unknown {
  const { route, currencyIn, currencyOut } = fieldsOf(details)
  if (!isObject(details) || !isObject(route)) return details
  const { origin, destination } = fieldsOf(route)
  const chainOfAmount = (amount: unknown) => chainOf(fieldsOf(amount)['currency'])
  return {
    ...details,
    route: {
      ...route,
      origin: placeSide(origin, chainOfAmount(currencyIn)),
      destination: placeSide(destination, chainOfAmount(currencyOut)),
    },
  }
}

/** The amounts paid and promised are never completed from elsewhere: a quote without them is rejected. */
function keepAmounts(details: unknown, { currencyIn, currencyOut }: Fields): unknown {
  return { ...fieldsOf(details), currencyIn, currencyOut }
}
