import type { Fields } from '../domain/isObject.ts'
import { withPlaces } from './withPlaces.ts'
import { mapObjects, objectAt, omit } from './mapObjects.ts'

/** Writes the `details` of a quote as deployments do, without empty fields. */
export function toDeploymentDetails(details: Fields): Fields {
  const { operation, currencyGasTopup, fixedRateFee, slippageTolerance, route, ...rest } = omit(details, [
    'fallbackType',
  ])
  return {
    // Deployments call moving the same currency to another chain a swap.
    operation: operation === 'bridge' ? 'swap' : operation,
    ...rest,
    ...(objectAt(details, 'currencyGasTopup')['amount'] !== '0' && { currencyGasTopup }),
    totalImpact: toImpact(objectAt(details, 'totalImpact')),
    swapImpact: toImpact(objectAt(details, 'swapImpact')),
    slippageTolerance: toTolerance(slippageTolerance as Fields),
    ...(details['isFixedRate'] === true && { fixedRateFee }),
    route: mapObjects(route, (fields) => omit(fields, ['includedSwapSources'])),
  }
}

function toTolerance({ total, origin, destination }: Fields): Fields {
  return { total, origin: toImpact(origin as Fields), destination: toImpact(destination as Fields) }
}

function toImpact({ usd, percent, ...rest }: Fields): Fields {
  return { usd: withPlaces(String(usd), 6), ...rest, percent: withPlaces(String(percent), 2) }
}
